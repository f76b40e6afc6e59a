import { Combobox, Input, makeStyles, Option, OptionGroup, Select } from '@fluentui/react-components'
import { entryKinds, originKinds } from '@prumo/contracts/finance/kinds'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { containsWords } from '../platform/formats/plainText'
import type { LastChoices } from './lastChoices'
import type { OriginChoices } from './useOriginChoices'

const shownChoices = 30

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', flexGrow: 1, gap: '4px 6px', minWidth: 0, maxWidth: '520px' },
  kind: { width: '110px' },
  text: { flexGrow: 1, flexBasis: '130px', minWidth: 0 },
})

type Props = {
  around: RefObject<HTMLDivElement | null>
  chosen: LastChoices
  classifications: readonly string[]
  origins: OriginChoices
  onChoose: (changes: Partial<LastChoices>) => void
  onEnter: (event: KeyboardEvent) => void
}

/** What an entry of one line has besides: its type, classification and origin, which stay for the next one. */
export function QuickChips({ around, chosen, classifications, origins, onChoose, onEnter }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const listId = useId()
  return (
    <div ref={around} className={styles.root}>
      <Select
        size="small"
        className={styles.kind}
        aria-label={t('quickEntry.kind')}
        value={chosen.kind}
        onChange={(_, { value }) => onChoose({ kind: value as LastChoices['kind'] })}
      >
        {entryKinds.toReversed().map((kind) => (
          <option key={kind} value={kind}>
            {t(`entryKind.${kind}`)}
          </option>
        ))}
      </Select>
      <Input
        size="small"
        className={styles.text}
        name="classification"
        input={{ style: { minWidth: 0 }, list: listId }}
        aria-label={t('quickEntry.classification')}
        placeholder={t('field.classification')}
        autoComplete="off"
        maxLength={200}
        value={chosen.classification}
        onChange={(_, { value }) => onChoose({ classification: value })}
        onKeyDown={onEnter}
        contentAfter={
          <datalist id={listId}>
            {classifications.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        }
      />
      <OriginChip chosen={chosen.origin} origins={origins} onChoose={(origin) => onChoose({ origin })} />
    </div>
  )
}

type OriginProps = {
  chosen: LastChoices['origin']
  origins: OriginChoices
  onChoose: (origin: LastChoices['origin']) => void
}

/** A task or a delivery group, found by words of its title. */
function OriginChip({ chosen, origins: { choices }, onChoose }: OriginProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  // Nothing typed yet: it shows what is chosen.
  const [typed, setTyped] = useState<string>()
  const title = chosen ? (choices[chosen.of]?.find(({ id }) => id === chosen.id)?.title ?? '') : ''
  const found = originKinds.map((of) => ({
    of,
    items: (choices[of] ?? []).filter((each) => containsWords(each.title, typed ?? '')).slice(0, shownChoices),
  }))
  const isEmpty = found.every(({ items }) => items.length === 0)
  return (
    <Combobox
      freeform
      size="small"
      className={styles.text}
      style={{ minWidth: 0 }}
      name="origin"
      input={{ style: { minWidth: 0 } }}
      aria-label={t('quickEntry.origin')}
      placeholder={t('quickEntry.originPlaceholder')}
      expandIcon={{ 'aria-label': t('showChoices') }}
      value={typed ?? title}
      selectedOptions={chosen ? [`${chosen.of} ${chosen.id}`] : []}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        if (typed === '') onChoose(null)
        setTyped(undefined)
      }}
      onOptionSelect={(event, { optionValue }) => {
        if (!optionValue || ('key' in event && event.key === 'Tab')) return
        const of = originKinds.find((each) => optionValue.startsWith(`${each} `))
        if (of) onChoose({ of, id: optionValue.slice(of.length + 1) })
        setTyped(undefined)
      }}
    >
      {found.map(({ of, items }) =>
        items.length === 0 ? null : (
          <OptionGroup key={of} label={t(`originKind.${of}`)}>
            {items.map(({ id, title: each }) => (
              <Option key={id} value={`${of} ${id}`} text={each}>
                {each}
              </Option>
            ))}
          </OptionGroup>
        ),
      )}
      {isEmpty && (
        <Option key="none" disabled text="">
          {t('noChoices')}
        </Option>
      )}
    </Combobox>
  )
}
