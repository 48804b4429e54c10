import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';
import { type DeadLetter, openDeadLetters } from './dead-letters.ts';
import { readDatabaseSettings } from './settings.ts';

const [command = 'list', id] = process.argv.slice(2);

/** Prints the reason and ends the process with code 1. */
function fail(words: string): never {
  console.error(words);
  process.exit(1);
}

/** Opens the relay's database; never makes one, as a wrong path would then list no dead letters. */
function openExisting(): DatabaseSync {
  try {
    const { database: file, databaseMb } = readDatabaseSettings(process.env);
    if (!existsSync(file)) fail(`There is no database ${file}; RELAY_DATABASE names one.`);
    return openDatabase(file, databaseMb);
  } catch (error) {
    return fail((error as Error).message);
  }
}

const database = openExisting();
const deadLetters = openDeadLetters(database);

/** Prints a line for each. After its first word a provider's reason may quote the visitor; that of a held e-mail is ours. */
function printEmails(emails: DeadLetter[], reasonOf: (reason: string) => string): void {
  for (const { id: name, kind, attempted_at, reason } of emails)
    console.log(`${name}  ${kind.padEnd(7)}  ${new Date(attempted_at).toISOString()}  ${reasonOf(reason)}`);
}

const countOf = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

if (command === 'list') {
  const dead = deadLetters.list('dead');
  printEmails(dead, (reason) => reason.split(' ', 1)[0]!);
  const held = deadLetters.countHeld();
  if (held) console.log(`${countOf(held, 'acknowledgement')} held, which "held" lists`);
  console.log(countOf(dead.length, 'dead letter'));
} else if (command === 'held') {
  printEmails(deadLetters.list('held'), (reason) => reason);
  console.log(`${countOf(deadLetters.countHeld(), 'acknowledgement')} held`);
} else if (command === 'show' && id && id !== 'all') {
  console.log(deadLetters.show(id) ?? fail(`There is no dead letter ${id}.`));
} else if ((command === 'resend' || command === 'drop') && id) {
  console.log(`${deadLetters[command](id)} ${command === 'resend' ? 'will be sent again' : 'dropped'}`);
} else {
  fail('Say: list, held, show ID, resend ID, resend all, drop ID or drop all.');
}
database.close();
