import { Field, Select } from '@fluentui/react-components'
import type { CommandOf } from '@prumo/contracts/index'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftForm } from '../../platform/drafts/DraftForm'
import { useDraft } from '../../platform/drafts/useDraft'
import type { Fields } from '../../platform/forms/formFields'
import { ShownField } from '../../platform/forms/ShownField'
import { useToasts } from '../../platform/layout/useToasts'
import { send } from '../../platform/server/api'
import { useCommand } from '../../platform/server/useCommand'
import { useQuery } from '../../platform/server/useQuery'
import { atField } from '../atField'
import { DetailsFields } from '../DetailsFields'
import { checkedDetails, detailsIn, type ProjectForm, textsOfDetails } from '../detailsIn'
import type { SectionProps } from '../ProjectSettingsScreen'
import { type ProjectStatus, projectStatuses } from '../projectStatuses'

/** What the project is called and belongs to, and where it stands. */
export function GeneralSection({ project, manages }: SectionProps) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const { projectId, status } = project
  const setStatus = (wanted: ProjectStatus) =>
    run(
      'ChangeProjectStatus',
      { projectId, status: wanted },
      { done: t('done.ChangeProjectStatus'), undo: () => void run('ChangeProjectStatus', { projectId, status }) },
    )
  return (
    <>
      {manages ? (
        <Field label={t('field.status')} style={{ maxWidth: 280 }}>
          <Select value={status} onChange={(_, { value }) => void setStatus(value as ProjectStatus)}>
            {projectStatuses.map((each) => (
              <option key={each} value={each}>
                {t(`projectStatus.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <ShownField label={t('field.status')}>{t(`projectStatus.${status}`)}</ShownField>
      )}
      <DetailsForm key={projectId} project={project} manages={manages} />
    </>
  )
}

function DetailsForm({ project, manages }: Pick<SectionProps, 'project' | 'manages'>) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { run } = useCommand()
  const { projectId, changedFields } = project
  const { mutate } = useQuery('project', { projectId })
  const latest = useMemo(() => detailsOf(project), [project])
  const draft = useDraft({
    id: `project ${projectId}`,
    latest,
    textsOf: textsOfDetails,
    changedFields,
    refresh: () => mutate(),
  })
  const save = (fields: Fields) => {
    const changes = changed(draft.base, detailsIn(fields))
    const before = changed(detailsIn(fields), draft.base)
    return draft.save(changes, async (seen) => {
      for (const [type, data] of commandsFor(projectId, changes, seen)) await send(type, data)
      const undo = async () => {
        for (const [type, data] of commandsFor(projectId, before)) await run(type, data)
      }
      toasts.done(t('done.ChangeProjectDetails'), () => void undo())
    })
  }
  return (
    <DraftForm draft={draft} readOnly={!manages} check={checkedDetails} failureOf={atField} onSubmit={save}>
      <DetailsFields value={draft.base} present={project} />
    </DraftForm>
  )
}

const detailsOf = ({
  pitch,
  internalCode,
  customerName,
  customerId,
  portfolioName,
  tags,
  currency,
  description,
}: ProjectForm): ProjectForm => ({
  pitch,
  internalCode,
  customerName,
  customerId,
  portfolioName,
  tags,
  currency,
  description,
})

const changed = (before: ProjectForm, after: ProjectForm): Partial<ProjectForm> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ProjectForm]),
    ),
  )

type Sent = { [Type in 'ChangeProjectCustomer' | 'ChangeProjectDetails']: [Type, CommandOf<Type>['data']] }[
  | 'ChangeProjectCustomer'
  | 'ChangeProjectDetails']

/** The customer of the register is changed by a command of its own. */
function commandsFor(projectId: string, changes: Partial<ProjectForm>, seen?: Partial<ProjectForm>): Sent[] {
  const { customerId, ...details } = changes
  const { customerId: seenCustomer, ...seenDetails } = seen ?? {}
  const sent: Sent[] = []
  if (customerId !== undefined) {
    const before = seenCustomer === undefined ? undefined : { customerId: seenCustomer }
    sent.push(['ChangeProjectCustomer', { projectId, customerId, seen: before }])
  }
  if (Object.keys(details).length > 0)
    sent.push(['ChangeProjectDetails', { projectId, ...details, seen: seen && seenDetails }])
  return sent
}
