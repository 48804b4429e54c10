import { execFileSync } from 'node:child_process';

type BillOfMaterials = { metadata: { component: { name: string; purl: string } } };

/** Lists the libraries that visitors download, without development tools: CycloneDX JSON written by `npm sbom`. */
export function createBillOfMaterials(): string {
  const omitted = ['--omit', 'dev', '--omit', 'optional'];
  const args = ['sbom', '--sbom-format', 'cyclonedx', ...omitted, '--workspaces=false'];
  const bom = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', stdio: 'pipe' })) as BillOfMaterials;
  // `npm sbom` names the project after its directory. The name in package.json is part of its package URL (purl).
  const { component } = bom.metadata;
  component.name = /npm\/(.*)@/.exec(component.purl)![1]!;
  return JSON.stringify(bom, null, 2);
}
