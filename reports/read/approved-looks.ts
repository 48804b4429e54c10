import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Device } from '../../harness/viewports.ts';
import type { LookGroup } from './model/approved-look.ts';

/** The folder of the approved pictures and texts. */
export const APPROVED = 'gates/approved';

const TITLES = { screens: 'Screens', frame: 'Parts that screens share', states: 'States' };

/** The approved looks, a group for each folder. */
export const readApprovedLooks = (): LookGroup[] =>
  Object.entries(TITLES).map(([folder, title]) => {
    const pictures = globSync(`${APPROVED}/${folder}/*.png`)
      .toSorted()
      .map((file) => {
        const [, name, device] = /^(.*)-(desktop|phone)\.png$/.exec(basename(file))!;
        return { name: name!, device: device as Device, file: `${folder}/${basename(file)}` };
      });
    const looks = [...Map.groupBy(pictures, ({ name }) => name)].map(([name, own]) => {
      const text = `${folder}/${name}.txt`;
      return {
        name: name.replaceAll('-', ' '),
        pictures: own.map(({ device, file }) => ({ device, file })),
        text: existsSync(`${APPROVED}/${text}`) ? text : null,
      };
    });
    return { title, looks };
  });
