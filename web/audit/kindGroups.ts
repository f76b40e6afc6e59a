const modules: [name: string, kinds: RegExp][] = [
  [
    'identity',
    /^(Account|Signed|SessionHandedOff|Reauthenticated|Password|Name|Person|AccessDenied|IdentityProof|Denials)/,
  ],
  ['organization', /^(Organization|Company|User|AccessProfile|Trial)/],
  ['projects', /^Project/],
  ['canvas', /^(Area|Card)/],
  ['documents', /^(Document|SignOff|Signature)/],
  ['tasks', /^(Step|Tag|Task|Checklist)/],
  ['discussion', /^(Comment|File|Storage)/],
  ['imports', /^Import/],
  ['audit', /^(ActionLog|LegalHold|LogHead|LogProof|LogAccepted|Head|OlderLog)/],
]

/** Kinds of events under the module that they belong to, in the order of the modules; unknown ones last. */
export function kindGroups(kinds: readonly string[]): { module: string; kinds: string[] }[] {
  const moduleOf = (kind: string) => modules.find(([, mine]) => mine.test(kind))?.[0] ?? 'others'
  return [...modules.map(([name]) => name), 'others']
    .map((module) => ({ module, kinds: kinds.filter((kind) => moduleOf(kind) === module) }))
    .filter((group) => group.kinds.length > 0)
}
