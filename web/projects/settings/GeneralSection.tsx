import { Field, Select } from '@fluentui/react-components'
import type { ProjectDetails } from '@prumo/contracts/projects/project'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../../platform/forms/CommandForm'
import { useToasts } from '../../platform/layout/useToasts'
import { send } from '../../platform/server/api'
import { useCommand } from '../../platform/server/useCommand'
import { atField } from '../atField'
import { DetailsFields } from '../DetailsFields'
import { checkedDetails, detailsIn } from '../detailsIn'
import type { SectionProps } from '../ProjectSettingsScreen'
import { type ProjectStatus, projectStatuses } from '../projectStatuses'

/** What the project is called and belongs to, and where it stands. */
export function GeneralSection({ project, manages }: SectionProps) {
  const { t } = useTranslation()
  const toasts = useToasts()
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
      <Field label={t('field.status')} style={{ maxWidth: 280 }}>
        <Select value={status} disabled={!manages} onChange={(_, { value }) => void setStatus(value as ProjectStatus)}>
          {projectStatuses.map((each) => (
            <option key={each} value={each}>
              {t(`projectStatus.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <CommandForm
        key={JSON.stringify(detailsOf(project))}
        action={t('save')}
        readOnly={!manages}
        check={checkedDetails}
        failureOf={atField}
        onSubmit={async (fields) => {
          const changes = changed(detailsOf(project), detailsIn(fields))
          if (Object.keys(changes).length === 0) return
          const before = changed(detailsIn(fields), detailsOf(project))
          await send('ChangeProjectDetails', { projectId, ...changes })
          toasts.done(t('done.ChangeProjectDetails'), () => void run('ChangeProjectDetails', { projectId, ...before }))
        }}
      >
        <DetailsFields value={project} disabled={!manages} />
      </CommandForm>
    </>
  )
}

const detailsOf = ({
  pitch,
  internalCode,
  customerName,
  portfolioName,
  tags,
  currency,
  description,
}: ProjectDetails): ProjectDetails => ({
  pitch,
  internalCode,
  customerName,
  portfolioName,
  tags,
  currency,
  description,
})

const changed = (before: ProjectDetails, after: ProjectDetails): Partial<ProjectDetails> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ProjectDetails]),
    ),
  )
