import { FileStorage, type StorageAdapter } from "@flystorage/file-storage";
import { LocalStorageAdapter } from "@flystorage/local-fs";

/** Stored files by path. A written file never changes until it is removed. */
export interface Files {
  /** Writes a file completely or not at all. */
  write(path: string, bytes: Buffer): Promise<void>;
  /** Returns null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  /** Removes a file; succeeds when the file does not exist. */
  remove(path: string): Promise<void>;
  /** Lists all files of a folder, including the remains of an interrupted write. */
  list(folder: string): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  readonly path: string;
  /** Milliseconds. */
  readonly writtenAt: number;
}

/**
 * Opens the storage at a place: a folder of this machine, or s3://bucket/prefix, with ?endpoint=… for an S3 service other than Amazon's.
 * Keys and region of S3 come from the usual environment: AWS_ACCESS_KEY_ID, AWS_REGION and so on.
 */
export const openFiles = async (place: string): Promise<Files> => {
  const isFolder = !place.startsWith("s3://");
  const storage = new FileStorage(
    isFolder ? new LocalStorageAdapter(place, { rootDirectoryVisibility: "private" }) : await s3At(new URL(place)),
  );
  return {
    // S3 stores a file completely or not at all.
    write: isFolder ? makeAtomicWrite(storage) : (path, bytes) => storage.write(path, bytes),
    read: async (path) => ((await storage.fileExists(path)) ? storage.readToBuffer(path) : null),
    remove: (path) => storage.deleteFile(path),
    list: (folder) => filesIn(storage, folder),
  };
};

/** Files and folders that only the operating-system user of the server may read. */
const ownerOnly = { visibility: "private", directoryVisibility: "private" };

/** Writes to a second name and then moves the complete file into place, so that a full disk never leaves half a file. */
const makeAtomicWrite =
  (storage: FileStorage): Files["write"] =>
  async (path, bytes) => {
    const part = `${path}.part`;
    try {
      await storage.write(part, bytes, ownerOnly);
      await storage.moveFile(part, path);
    } catch (error) {
      await storage.deleteFile(part).catch(() => undefined); // the error of the write matters, not that of the cleanup
      throw error;
    }
  };

const filesIn = async function* (storage: FileStorage, folder: string): AsyncIterable<StoredFile> {
  if (!(await storage.directoryExists(folder))) return;
  for await (const { isFile, path, lastModifiedMs } of storage.list(folder))
    if (isFile) yield { path, writtenAt: lastModifiedMs ?? (await storage.lastModified(path)) };
};

/** Returns the S3 adapter. The S3 client is imported only when it is used, because it is large. */
const s3At = async ({ hostname, pathname, searchParams }: URL): Promise<StorageAdapter> => {
  const [{ AwsS3StorageAdapter }, { S3Client }] = await Promise.all([
    import("@flystorage/aws-s3"),
    import("@aws-sdk/client-s3"),
  ]);
  const endpoint = searchParams.get("endpoint");
  const client = new S3Client(endpoint === null ? {} : { endpoint, forcePathStyle: true });
  return new AwsS3StorageAdapter(client, { bucket: hostname, prefix: pathname.slice(1) });
};
