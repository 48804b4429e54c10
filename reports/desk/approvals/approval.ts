import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { exitWithUsage } from '../../../harness/command-line.ts';
import { APPROVALS_FILE } from '../../read/commit.ts';

const digests = z.record(z.string(), z.string());

const approvedClause = z.strictObject({
  fingerprint: z.string(),
  parts: z.strictObject({ words: z.string(), scenarios: digests, calls: digests }),
});

const approval = z.strictObject({
  by: z.string().describe('Name and e-mail address, as git knows who approves'),
  at: z.iso.datetime(),
  clauses: z.record(z.string(), approvedClause).describe('By id'),
  screens: z.record(z.string(), z.string()).describe("Git's blob id of each picture or text, by path"),
  signature: z.string().optional().describe('By ssh-keygen, of all the rest'),
});

/** One yes of one person to some clauses and screens. It is never changed: a later one about the same counts instead. */
export type Approval = z.infer<typeof approval>;
export type ApprovedClause = z.infer<typeof approvedClause>;

const HEADER =
  '# Who approved what, oldest first. `npm run approve` adds to it, and nothing changes what stands here.\n';

/** Reads the approvals, oldest first. A file that is none ends the process with the reason. */
export function readApprovals(file: string = APPROVALS_FILE): Approval[] {
  if (!existsSync(file)) return [];
  const { data, error } = z.array(approval).safeParse(parse(readFileSync(file, 'utf8')) ?? []);
  return (
    data ?? exitWithUsage(`${file} is no list of approvals: ${z.prettifyError(error!)}`, 'npm run approve')
  );
}

/** Adds an approval at the end of the file, which is made if there is none. */
export function storeApproval(added: Approval, file: string = APPROVALS_FILE): void {
  const all = [...readApprovals(file), added];
  writeFileSync(file, HEADER + stringify(all, { singleQuote: true, lineWidth: 0 }));
}
