/** What of an entry of a track says whether it repeats the one before. */
interface Told {
  readonly at: string;
  readonly event: string;
  readonly receiver: string;
}

/** An entry that stands for several: the newest of them. */
type Folded<Entry> = Entry & { readonly times: number; readonly firstAt: string };

/**
 * A track, oldest first, in which reminders of one person that follow each other are one entry.
 * @returns each entry with how many it stands for and when the first of them was
 */
export function foldReminders<Entry extends Told>(track: readonly Entry[]): readonly Folded<Entry>[] {
  const folded: Folded<Entry>[] = [];
  for (const entry of track) {
    const last = folded.at(-1);
    const isAgain = entry.event === 'reminded' && last?.event === 'reminded' && last.receiver === entry.receiver;
    if (isAgain) folded.pop();
    folded.push({ ...entry, times: isAgain ? last.times + 1 : 1, firstAt: isAgain ? last.firstAt : entry.at });
  }
  return folded;
}
