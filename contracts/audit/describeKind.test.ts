import { expect, it } from 'vitest'
import { wordings } from '../../test/given/wordings'
import type { Language } from '../identity/signUpChoices'
import { recordFieldOf } from '../meanings'
import { denialEvents } from './denials'
import { describeKind } from './describeDenial'

/** What the name of each kind of record may follow. */
const nouns: Record<Language, Record<string, RegExp>> = {
  'pt-BR': {
    projectId: / projeto$/,
    taskId: / tarefa$/,
    stepId: / etapa$/,
    tagId: / etiqueta$/,
    holidayId: / feriado$/,
    baselineId: / linha de base$/,
    areaId: / área do canvas$/,
    cardId: / cartão$/,
    entryId: / lançamento$/,
    documentId: / documento$/,
    importId: / importação$/,
    taskViewId: / visualização$/,
    analysisViewId: / visualização da análise$/,
    goalId: / a meta$/,
    profileId: / perfil de acesso$/,
    partnerId: / cliente ou fornecedor$/,
    userId: / (a pessoa|a|com|de)$/,
    target: / em$/,
  },
  en: {
    projectId: / project$/,
    taskId: / task$/,
    stepId: / step$/,
    tagId: / tag$/,
    holidayId: / holiday$/,
    baselineId: / baseline$/,
    areaId: / canvas area$/,
    cardId: / card$/,
    entryId: / entry$/,
    documentId: / document$/,
    importId: / import$/,
    taskViewId: / view$/,
    analysisViewId: / analysis view$/,
    goalId: / goal$/,
    profileId: / access profile$/,
    partnerId: / customer or supplier$/,
    userId: / (the person|of|to|with)$/,
    target: / (on|to|from)$/,
  },
}

/** These have no name that is shown: the organization itself, and a view of the log. */
const nameless = ['organizationId', 'viewId', 'null']
/** What people do to themselves only: no name follows it. */
const ofOneself = [
  'SignedIn',
  'SessionHandedOff',
  'SignedOut',
  'Reauthenticated',
  'PasswordChanged',
  'ProjectLeft',
  'ProjectMarkedFavorite',
  'ProjectUnmarkedFavorite',
  'NotificationsMarkedRead',
  'NotificationsMarkedUnread',
  'AllNotificationsMarkedRead',
  'NotificationMailSet',
  'FinancialIndicatorChosen',
  'DashboardArranged',
  'ChartProjectsChosen',
]
const actor = { kind: 'user' as const, userId: '1', name: 'Ana' }

it.each(['pt-BR', 'en'] as const)('AUD-01 in %s the name of the record may follow each kind of action', (language) => {
  const wrong = [...recordFieldOf].flatMap(([kind, field]) => {
    if (nameless.includes(String(field)) || ofOneself.includes(kind) || kind in denialEvents) return []
    const sentence = describeKind({ kind, actor, recordId: '2', recordName: 'X', changes: [] }, wordings[language])
    return nouns[language][String(field)]?.test(sentence) ? [] : [`${kind}: ${sentence} X`]
  })
  expect(wrong).toEqual([])
})

it('AUD-01 no name follows what somebody did to themselves', () => {
  const sentence = (recordId: string) =>
    describeKind({ kind: 'AccountOpened', actor, recordId, recordName: 'Ana', changes: [] }, wordings['pt-BR'])
  expect([sentence('1'), sentence('2')]).toEqual(['abriu a conta', 'abriu a conta de'])
})
