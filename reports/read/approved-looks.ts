import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { pages } from '../../src/content/pages.ts';
import type { Device } from '../../harness/viewports.ts';
import { screenNameOf } from './screens.ts';

/** The folder of the approved pictures and texts. */
export const APPROVED_FOLDER = 'gates/approved';

/** An approved look: its pictures are `${file}-${device}.png`, its text is `${file}.txt`. */
export type ApprovedLook = { name: string; file: string; devices: Device[]; hasText: boolean };

export type LookGroup = { title: string; looks: ApprovedLook[] };

const GROUP_TITLES = { screens: 'Screens', frame: 'Parts that screens share', states: 'States' };

/** Screen names in the specification's order; the key is the name of the screen's files, such as `not-found`. */
const SCREEN_NAMES = new Map(
  Object.entries(pages).map(([key, { path }]) => [
    key.replaceAll(/[A-Z]/g, '-$&').toLowerCase(),
    screenNameOf(path),
  ]),
);

/** Reads the approved looks; those of one folder form a group. */
export const readApprovedLooks = (): LookGroup[] =>
  Object.entries(GROUP_TITLES).map(([folder, title]) => {
    const pictures = globSync(`${APPROVED_FOLDER}/${folder}/*.png`)
      .toSorted()
      .map((file) => /^(.*)-(desktop|phone)\.png$/.exec(basename(file))!);
    const files = Map.groupBy(pictures, ([, file]) => file!);
    const order = [...SCREEN_NAMES.keys()].filter((file) => files.has(file));
    const looks = [...new Set([...(folder === 'screens' ? order : []), ...files.keys()])].map((file) => ({
      name: (folder === 'screens' && SCREEN_NAMES.get(file)) || file.replaceAll('-', ' '),
      file: `${folder}/${file}`,
      devices: files.get(file)!.map(([, , device]) => device as Device),
      hasText: existsSync(`${APPROVED_FOLDER}/${folder}/${file}.txt`),
    }));
    return { title, looks };
  });
