/** A file to be sent as multipart, as browsers have it; on its way in, its name and what has come of it so far. */
export type UploadFile = Pick<File, 'name' | 'stream'>;
