import { Field, makeStyles, Select } from '@fluentui/react-components'
import type { Step } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'

type Props = {
  words: readonly string[]
  steps: readonly Step[]
  chosen: Record<string, string>
  onChoose: (chosen: Record<string, string>) => void
}

const useStyles = makeStyles({
  grid: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: '10px 16px' },
})
const shown = 40

/** What the file's own words for steps mean on this board. Rows whose word means none are refused. */
export function StepWords({ words, steps, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const set = (word: string, stepId: string) => {
    const { [word]: _, ...others } = chosen
    onChoose(stepId === '' ? others : { ...others, [word]: stepId })
  }
  return (
    <>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{t('imports.unknownSteps', { count: words.length })}</MessageBarBody>
      </MessageBar>
      <div className={styles.grid}>
        {words.slice(0, shown).map((word) => (
          <Field key={word} label={word}>
            <Select value={chosen[word] ?? ''} onChange={(_, { value }) => set(word, value)}>
              <option value="">{t('imports.refuseRows')}</option>
              {steps.map(({ stepId, name }) => (
                <option key={stepId} value={stepId}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </>
  )
}
