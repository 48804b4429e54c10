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

const lineOf = ({ id: name, kind, attempted_at, reason }: DeadLetter) =>
  `${name}  ${kind.padEnd(7)}  ${new Date(attempted_at).toISOString()}  ${reason.split(' ', 1)[0]}`;

if (command === 'list') {
  const emails = deadLetters.list();
  for (const email of emails) console.log(lineOf(email));
  console.log(`${emails.length} ${emails.length === 1 ? 'dead letter' : 'dead letters'}`);
} else if (command === 'show' && id && id !== 'all') {
  console.log(deadLetters.show(id) ?? fail(`There is no dead letter ${id}.`));
} else if ((command === 'resend' || command === 'drop') && id) {
  console.log(`${deadLetters[command](id)} ${command === 'resend' ? 'will be sent again' : 'dropped'}`);
} else {
  fail('Say: list, show ID, resend ID, resend all, drop ID or drop all.');
}
database.close();
