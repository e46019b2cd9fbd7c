import { FileStorage, type StorageAdapter } from "@flystorage/file-storage";
import { LocalStorageAdapter } from "@flystorage/local-fs";

/** Stored files by path. What is written stays as it is until it is removed. */
export interface Files {
  write(path: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  /** Fine with a file that is gone already. */
  remove(path: string): Promise<void>;
}

/**
 * Opens the storage at a place: a folder of this machine, or s3://bucket/prefix, with ?endpoint=… for a service that is not
 * Amazon's. Keys and region of S3 come from where its tools look: AWS_ACCESS_KEY_ID, AWS_REGION and so on.
 */
export const openFiles = async (place: string): Promise<Files> => {
  const storage = new FileStorage(
    place.startsWith("s3://") ? await s3At(new URL(place)) : new LocalStorageAdapter(place),
  );
  return {
    write: (path, bytes) => storage.write(path, bytes),
    read: async (path) => ((await storage.fileExists(path)) ? storage.readToBuffer(path) : null),
    remove: (path) => storage.deleteFile(path),
  };
};

/** Loaded only where it is used: the tools for S3 are large. */
const s3At = async ({ hostname, pathname, searchParams }: URL): Promise<StorageAdapter> => {
  const [{ AwsS3StorageAdapter }, { S3Client }] = await Promise.all([
    import("@flystorage/aws-s3"),
    import("@aws-sdk/client-s3"),
  ]);
  const endpoint = searchParams.get("endpoint");
  const client = new S3Client(endpoint === null ? {} : { endpoint, forcePathStyle: true });
  return new AwsS3StorageAdapter(client, { bucket: hostname, prefix: pathname.slice(1) });
};
