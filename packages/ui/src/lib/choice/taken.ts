/** Folders stand in the list like files, so that they can be refused by name; their contents are not read. */
const folders = new WeakSet<File>();

export const isFolder = (file: File): boolean => folders.has(file);

const folderNamed = (name: string): File => {
  const folder = new File([], name);
  folders.add(folder);
  return folder;
};

/** What was dropped, in its order. */
function dropped(transfer: DataTransfer): File[] {
  return [...transfer.items].flatMap((item) => {
    if (item.kind !== 'file') return [];
    // a browser hands over a folder as if it were a file: only the entry tells
    const entry = item.webkitGetAsEntry();
    const file = entry?.isDirectory ? folderNamed(entry.name) : item.getAsFile();
    return file ? [file] : [];
  });
}

interface TransferEvent {
  readonly type: string;
  readonly target: EventTarget | null;
  readonly dataTransfer?: DataTransfer | null;
  readonly clipboardData?: DataTransfer | null;
}

/** The files of a drop, a paste or a choice; while something is only dragged over, what can be known of it. */
export function takenFrom(event: TransferEvent): (File | DataTransferItem)[] {
  if (event.dataTransfer) return event.type === 'drop' ? dropped(event.dataTransfer) : [...event.dataTransfer.items];
  if (event.clipboardData) return [...event.clipboardData.files];
  return event.target instanceof HTMLInputElement ? [...(event.target.files ?? [])] : [];
}
