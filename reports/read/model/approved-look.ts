import type { Device } from '../../../harness/viewports.ts';

/** A part of a screen as it was approved; the paths of its files are relative to `gates/approved/`. */
export type ApprovedLook = {
  name: string;
  pictures: { device: Device; file: string }[];
  /** Null if no text of it is approved. */
  text: string | null;
};

export type LookGroup = { title: string; looks: ApprovedLook[] };
