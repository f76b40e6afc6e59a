import { type Feature, features, type Level, type Licence, type Rights } from '@prumo/contracts/access'

/** What somebody is here for. */
export type Part = 'founder' | 'auditor' | 'analyst' | 'approver' | 'engineer' | 'foreman'
type Profile = 'Auditoria' | 'Análise' | 'Aprovação' | 'Equipe de obra'
type Person = { name: string; lastName: string; licence: Licence; profile: Profile | null }

const rights = (otherwise: Level, levels: Partial<Record<Feature, Level>>): Rights =>
  Object.fromEntries(features.map((feature) => [feature, levels[feature] ?? otherwise])) as Rights

export const profiles: Record<Profile, Rights> = {
  Auditoria: rights('viewOnly', { actionLog: 'totalControl' }),
  Análise: rights('viewOnly', {
    tasks: 'editOnly',
    hours: 'editOnly',
    finance: 'editOnly',
    risks: 'editOnly',
    imports: 'editOnly',
    canvas: 'editOnly',
    documents: 'editOnly',
    discussion: 'editOnly',
    portfolios: 'totalControl',
  }),
  Aprovação: rights('viewOnly', { tasks: 'editOnly', documents: 'totalControl', discussion: 'editOnly' }),
  'Equipe de obra': rights('viewOnly', {
    tasks: 'editOnly',
    hours: 'editOnly',
    discussion: 'editOnly',
    projects: 'editOnly',
    finance: 'noAccess',
    portfolios: 'noAccess',
    organization: 'noAccess',
    actionLog: 'noAccess',
  }),
}

/** Five of them work, which is what the trial has room for; the foreman looks on. */
export const people: Record<Part, Person> = {
  founder: { name: 'Helena', lastName: 'Prado', licence: 'creator', profile: null },
  auditor: { name: 'Beatriz', lastName: 'Amaral', licence: 'creator', profile: 'Auditoria' },
  analyst: { name: 'Caio', lastName: 'Menezes', licence: 'creator', profile: 'Análise' },
  approver: { name: 'Lúcia', lastName: 'Tavares', licence: 'editor', profile: 'Aprovação' },
  engineer: { name: 'Rafael', lastName: 'Nogueira', licence: 'editor', profile: 'Equipe de obra' },
  foreman: { name: 'João', lastName: 'Batista', licence: 'viewer', profile: 'Equipe de obra' },
}
