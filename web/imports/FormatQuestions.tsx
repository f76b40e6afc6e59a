import { Field, makeStyles, Radio, RadioGroup, Select } from '@fluentui/react-components'
import { readDate } from '@prumo/contracts/imports/dates'
import type { ImportFormats, ImportMapping } from '@prumo/contracts/imports/imports'
import { readNumber } from '@prumo/contracts/imports/numbers'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { answered, type FormatQuestion, formatQuestions } from './columnQuestions'
import type { Upload } from './upload'
import { useReading } from './useReading'

type Props = {
  file: Upload
  mapping: ImportMapping
  formats: ImportFormats
  onChoose: (formats: ImportFormats) => void
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  answered: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: '10px 16px' },
})

/** How dates and numbers of the file are written. What is plain is shown and can be changed; what is not, is asked. */
export function FormatQuestions({ file, mapping, formats, onChoose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { formatName } = useReading()
  const questions = formatQuestions(file, mapping, formats)
  const choose = (question: FormatQuestion, format: string) =>
    onChoose({ ...formats, ...answered([{ ...question, chosen: format }]) })
  return (
    <div className={styles.root}>
      {questions
        .filter(({ sample }) => sample !== undefined)
        .map((question) => (
          <MessageBar
            key={`${question.kind} ${question.column}`}
            intent={question.chosen ? 'success' : 'warning'}
            layout="multiline"
          >
            <MessageBarBody>
              <Field label={t('imports.ambiguous', { column: question.column, sample: question.sample })}>
                <RadioGroup value={question.chosen ?? ''} onChange={(_, { value }) => choose(question, value)}>
                  {question.formats.map((format) => (
                    <Radio key={format} value={format} label={<Reading question={question} format={format} />} />
                  ))}
                </RadioGroup>
              </Field>
            </MessageBarBody>
          </MessageBar>
        ))}
      <div className={styles.answered}>
        {questions
          .filter(({ sample }) => sample === undefined)
          .map((question) => (
            <Field
              key={`${question.kind} ${question.column}`}
              label={t('imports.formatOf', { column: question.column })}
            >
              <Select value={question.chosen ?? ''} onChange={(_, { value }) => choose(question, value)}>
                {question.choices.map((format) => (
                  <option key={format} value={format}>
                    {formatName(format)}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
      </div>
    </div>
  )
}

function Reading({ question: { kind, sample = '' }, format }: { question: FormatQuestion; format: string }) {
  const { day, decimal, formatName } = useReading()
  const read = kind === 'date' ? day(readDate(sample, format)) : decimal(readNumber(sample, format))
  return (
    <>
      {formatName(format)} → {read}
    </>
  )
}
