import { mailboxOf, readEnquiry } from './enquiry.ts';
import { pathOfMark } from './marks.ts';
import { REASON, spoolIn } from './spool.ts';

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/**
 * Deletes every file of an address, whatever its case, and the mark of its mailbox; returns a sentence. It may run beside
 * the relay. Rejects where the folder is no spool.
 */
export async function erase(folder: string, address: string): Promise<string> {
  const spool = spoolIn(folder);
  const wanted = plain(address);
  let erased = 0;
  for (const place of ['queue', 'stuck'])
    for (const name of await spool.list(place)) {
      const text = await spool.read(`${place}/${name}`).catch(() => '');
      const owner = readEnquiry(text)?.email_id;
      if (owner === undefined ? !plain(text).includes(wanted) : plain(owner) !== wanted) continue;
      for (const ending of ['', REASON]) await spool.remove(`${place}/${name}${ending}`);
      erased += 1;
    }
  const mailbox = mailboxOf(address);
  if (mailbox) await spool.remove(pathOfMark({ kind: 'mailbox', key: await spool.readKey() }, mailbox));
  return `${erased} files deleted. Delete them from copies of ${folder} too.`;
}
