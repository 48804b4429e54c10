import { type RunningSite, startSite } from './start-site.ts';

/** The right site, up for as long as wrong ones are tried: what noticed one of those looks at it at once. */
export class OriginalSites {
  private readonly place: string;
  private readonly sites = new Map<boolean, Promise<RunningSite>>();

  constructor(place: string) {
    this.place = place;
  }

  /** Where it is served: as features look at it, or complete, as gates do. */
  async origin(complete: boolean): Promise<string> {
    const place = `${this.place}/${complete ? 'complete' : 'pages'}`;
    const site = this.sites.get(complete) ?? startSite({ place, complete });
    this.sites.set(complete, site);
    return (await site).origin;
  }

  async close(): Promise<void> {
    for (const site of this.sites.values()) (await site).close();
  }
}
