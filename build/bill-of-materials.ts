import { execFileSync } from 'node:child_process';

type Bom = { metadata: { component: { name: string; purl: string } } };

/** What the site is made of, as npm knows it, in CycloneDX: the libraries that visitors get, and none of the tools. */
export function createBillOfMaterials(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--workspaces=false'];
  const bom = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', stdio: 'pipe' })) as Bom;
  // npm takes the name of the directory.
  const { component } = bom.metadata;
  component.name = /npm\/(.*)@/.exec(component.purl)![1]!;
  return JSON.stringify(bom, null, 2);
}
