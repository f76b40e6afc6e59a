import { Button, Field, makeStyles, Text, tokens } from '@fluentui/react-components'
import { isEmbedded } from '@prumo/contracts/documents/documentField'
import type { ShownField } from '@prumo/contracts/documents/queries'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { NewsLine } from '../platform/forms/NewsLine'
import { MessageBar, MessageBarActions, MessageBarBody } from '../platform/layout/MessageBar'
import { useFailureText } from '../platform/texts/useFailureText'
import { DescribedAnswer } from './DescribedAnswer'
import { EmbeddedData } from './EmbeddedData'
import { FieldInput } from './FieldInput'
import { useFilling } from './useFilling'

const useStyles = makeStyles({
  name: { color: tokens.colorNeutralForeground3 },
  note: { display: 'block', minHeight: '18px', color: tokens.colorNeutralForeground3 },
})

type Props = { document: Answer<'document'>; field: ShownField; mayEdit: boolean }

/** A field of a form as it stands in the document. */
export function FilledField({ document, field, mayEdit }: Props) {
  if (isEmbedded(field.fieldKind)) return <EmbeddedData field={field} />
  return mayEdit ? <FilledByHand document={document} field={field} /> : <ReadField field={field} />
}

function FilledByHand({ document, field }: Omit<Props, 'mayEdit'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  const failureText = useFailureText()
  const { typed, theirs, standing, failure, former, emit } = useFilling(document, field)
  const wrong = {
    meaningless: t(`documents.notUnderstood.${field.fieldKind}`, t('error.field.custom')),
    failed: failure && failureText(failure),
  }[standing]
  return (
    <div>
      <Field
        label={field.name}
        required={field.required}
        {...(wrong && { validationState: 'error' as const, validationMessage: wrong })}
      >
        {(control) => (
          <FieldInput
            field={field}
            control={control}
            typed={typed}
            disabled={false}
            onType={(next) => emit({ type: 'type', typed: next })}
            onLeave={() => emit({ type: 'leave' })}
          />
        )}
      </Field>
      {standing === 'outrun' && (
        <OutrunBar
          field={field}
          theirs={theirs}
          onKeepMine={() => emit({ type: 'keepMine' })}
          onTakeTheirs={() => emit({ type: 'takeTheirs' })}
        />
      )}
      {former !== undefined && (
        <NewsLine
          sentence={t('draft.former', { text: [former].flat().join(', ') || t('draft.blank') })}
          text={field.name}
          action={t('undo')}
          onAct={() => emit({ type: 'takeBack' })}
        />
      )}
      {standing === 'failed' && (
        <Button size="small" onClick={() => emit({ type: 'retry' })}>
          {t('retry')}
        </Button>
      )}
      <Text size={200} className={styles.note} role="status">
        {standing === 'settled' ? <LastFilled field={field} /> : t(`documents.filling.${standing}`, '')}
      </Text>
    </div>
  )
}

/** For whoever only reads: no greyed boxes, but what stands in them. */
function ReadField({ field }: { field: ShownField }) {
  const styles = useStyles()
  return (
    <div>
      <Text as="span" block className={styles.name}>
        {field.name}
      </Text>
      <DescribedAnswer field={field} />
      <Text size={200} className={styles.note}>
        <LastFilled field={field} />
      </Text>
    </div>
  )
}

function LastFilled({ field: { filledAt, filledByName } }: { field: ShownField }) {
  const showInstant = useShowInstant()
  return filledAt ? [filledByName, showInstant(filledAt)].filter(Boolean).join(' · ') : null
}

type OutrunProps = {
  field: ShownField
  theirs: string | string[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else was faster: says who, and what stands there now. */
function OutrunBar({ field, theirs, onKeepMine, onTakeTheirs }: OutrunProps) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  const { mutate } = useSWRConfig()
  const value = [theirs].flat().join(', ') || t('actionLog.empty')
  const name = field.filledByName ?? t('documents.somebody')
  const at = field.filledAt ? showInstant(field.filledAt) : ''
  const choose = (act: () => void) => () => {
    act()
    void mutate((key) => Array.isArray(key) && key[0] === 'document')
  }
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('documents.outrun', { name, at, value })}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={choose(onKeepMine)}>
          {t('documents.keepMine')}
        </Button>
        <Button size="small" onClick={choose(onTakeTheirs)}>
          {t('documents.takeTheirs')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
