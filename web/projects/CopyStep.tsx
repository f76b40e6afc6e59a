import { Button, Checkbox, Field, makeStyles, Radio, RadioGroup, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { SeparateCheckboxes } from '../platform/forms/SeparateCheckboxes'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { FailureBar } from '../platform/layout/FailureBar'
import type { Failure } from '../platform/server/failure'
import { useQuery } from '../platform/server/useQuery'
import { useAccess } from '../platform/session/useAccess'
import type { NewProject } from './newProjectMachine'

type Part = NonNullable<NewProject['copyFrom']>['parts'][number]
type Props = {
  draft: NewProject
  failure: Failure | undefined
  creating: boolean
  onCreate: (changes: Partial<NewProject>) => void
  onBack: (changes: Partial<NewProject>) => void
}
const parts: readonly Part[] = ['steps', 'tags', 'behaviour', 'tasks', 'canvas', 'people']
const usualParts: Part[] = ['steps', 'tags', 'behaviour']

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  parts: { display: 'flex', flexDirection: 'column', border: 'none', margin: 0, padding: 0 },
  actions: { display: 'flex', gap: tokens.spacingHorizontalM, paddingTop: tokens.spacingVerticalS },
})

/** Whether the project starts from scratch, or from what another one already has. */
export function CopyStep({ draft, failure, creating, onCreate, onBack }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [copying, setCopying] = useState(draft.copyFrom !== null)
  const [projectId, setProjectId] = useState(draft.copyFrom?.projectId ?? '')
  const [chosen, setChosen] = useState<Part[]>(draft.copyFrom?.parts ?? usualParts)
  const [tried, setTried] = useState(false)
  const can = useAccess()
  const offered = parts.filter((part) => part !== 'canvas' || can('canvas', 'editOnly'))
  const { data = [] } = useQuery('projects', { scope: 'all' })
  const projects = data.filter(({ copy }) => copy === null)

  const copyFrom = copying && projectId ? { projectId, parts: chosen } : null
  const incomplete = copying && (!projectId || chosen.length === 0)
  const create = () => {
    setTried(true)
    if (!incomplete) onCreate({ copyFrom })
  }
  const wrong = (is: boolean, code: string) =>
    tried && is ? { validationState: 'error' as const, validationMessage: t(`error.${code}`) } : {}

  return (
    <div className={styles.root}>
      <Field label={t('wizard.copyQuestion')}>
        <RadioGroup value={copying ? 'copy' : 'new'} onChange={(_, { value }) => setCopying(value === 'copy')}>
          <Radio value="new" label={t('wizard.copyNothing')} />
          <Radio value="copy" label={t('wizard.copyFrom')} disabled={projects.length === 0} />
        </RadioGroup>
      </Field>
      {copying && (
        <>
          <Field label={t('field.copyProject')} required {...wrong(!projectId, 'copy.projectMissing')}>
            <Select value={projectId} onChange={(_, { value }) => setProjectId(value)}>
              <option value="" />
              {projects.map((project) => (
                <option key={project.projectId} value={project.projectId}>
                  {project.pitch}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('field.copyParts')}
            hint={t('wizard.notCopied')}
            {...wrong(chosen.length === 0, 'copy.partsMissing')}
          >
            <fieldset className={styles.parts} aria-label={t('field.copyParts')}>
              <SeparateCheckboxes>
                {offered.map((part) => (
                  <Checkbox
                    key={part}
                    label={t(`copyPart.${part}`)}
                    checked={chosen.includes(part)}
                    onChange={(_, { checked }) =>
                      setChosen(checked ? [...chosen, part] : chosen.filter((each) => each !== part))
                    }
                  />
                ))}
              </SeparateCheckboxes>
            </fieldset>
          </Field>
        </>
      )}
      <FailureBar failure={failure} />
      {failure?.code === 'project.mostReached' && (
        <ButtonLink to={addresses.plans()}>{t('navigation.plans')}</ButtonLink>
      )}
      <div className={styles.actions}>
        <Button onClick={() => onBack({ copyFrom })}>{t('previous')}</Button>
        <Button appearance="primary" disabledFocusable={creating} onClick={create}>
          {t(creating ? 'saving' : 'wizard.create')}
        </Button>
      </div>
    </div>
  )
}
