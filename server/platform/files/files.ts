import { FileStorage, type StorageAdapter } from "@flystorage/file-storage";
import { LocalStorageAdapter } from "@flystorage/local-fs";

/** Stored files by path. What is written stays as it is until it is removed. */
export interface Files {
  /** The file is there whole, or not at all. */
  write(path: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  /** Fine with a file that is gone already. */
  remove(path: string): Promise<void>;
  /** All files of a folder, with what an interrupted write left behind. */
  list(folder: string): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  readonly path: string;
  /** Milliseconds. */
  readonly writtenAt: number;
}

/**
 * Opens the storage at a place: a folder of this machine, or s3://bucket/prefix, with ?endpoint=… for a service that is not
 * Amazon's. Keys and region of S3 come from where its tools look: AWS_ACCESS_KEY_ID, AWS_REGION and so on.
 */
export const openFiles = async (place: string): Promise<Files> => {
  const isFolder = !place.startsWith("s3://");
  const storage = new FileStorage(
    isFolder ? new LocalStorageAdapter(place, { rootDirectoryVisibility: "private" }) : await s3At(new URL(place)),
  );
  return {
    // S3 takes a file whole or not at all.
    write: isFolder ? underAnotherName(storage) : (path, bytes) => storage.write(path, bytes),
    read: async (path) => ((await storage.fileExists(path)) ? storage.readToBuffer(path) : null),
    remove: (path) => storage.deleteFile(path),
    list: (folder) => filesIn(storage, folder),
  };
};

/** Files and folders that only the user who runs the product may read. */
const ownerOnly = { visibility: "private", directoryVisibility: "private" };

/** Writes beside the place and moves the whole file there, so that a full disk leaves no half of one. */
const underAnotherName =
  (storage: FileStorage): Files["write"] =>
  async (path, bytes) => {
    const part = `${path}.part`;
    try {
      await storage.write(part, bytes, ownerOnly);
      await storage.moveFile(part, path);
    } catch (error) {
      await storage.deleteFile(part).catch(() => undefined); // why it could not be written is what matters
      throw error;
    }
  };

const filesIn = async function* (storage: FileStorage, folder: string): AsyncIterable<StoredFile> {
  if (!(await storage.directoryExists(folder))) return;
  for await (const { isFile, path, lastModifiedMs } of storage.list(folder))
    if (isFile) yield { path, writtenAt: lastModifiedMs ?? (await storage.lastModified(path)) };
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
