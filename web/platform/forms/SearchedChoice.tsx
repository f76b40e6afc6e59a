import { Combobox, makeStyles, mergeClasses, Option, tokens } from '@fluentui/react-components'
import { type UIEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { newId } from '../newId'
import type { Failure } from '../server/failure'
import { useFailureText } from '../texts/useFailureText'
import type { Choice } from './choiceFields'
import { useSettled } from './useSettled'

const useStyles = makeStyles({
  root: { minWidth: 0, width: '100%', '& input': { minWidth: 0, textOverflow: 'ellipsis' } },
  small: { maxWidth: '220px' },
  listbox: { minWidth: 'min(280px, calc(100vw - 24px))' },
  option: { overflowWrap: 'anywhere' },
  any: { color: tokens.colorNeutralForeground3 },
})

type Wish = { search?: string; after?: string; chosenId?: string }
type Page = { items: readonly Choice[]; next: string | null }

type Props = {
  /** Where no field around it says so. */
  label?: string
  size?: 'small' | 'medium'
  /** What is said where nothing is chosen. */
  any: string
  value: string
  /** Names what is chosen from; nothing is asked without. */
  question: string | undefined
  /** A page of what is found, or the chosen one alone. */
  ask: (wish: Wish) => Promise<Page>
  onChange: (value: string) => void
}

const anyValue = 'any'
const still = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }

/** Chooses one of many, which the server searches and answers a page at a time. Empty is no choice. */
export function SearchedChoice({ label, size = 'medium', any, value, question, ask, onChange }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const failureText = useFailureText()
  // Nothing typed yet: it shows what is chosen.
  const [typed, setTyped] = useState<string>()
  /** Each time it is opened, it is asked anew: others may have registered what is sought. */
  const [opening, setOpening] = useState<string>()
  const isOpen = opening !== undefined
  const turn = (open: boolean) => setOpening((before) => (open ? (before ?? newId()) : undefined))
  const sought = isOpen ? question : undefined
  const { items, failure, readOn } = useFound(sought, opening, useSettled(typed?.trim() ?? ''), ask)
  const chosen = useChosen(value, question, ask)
  const leave = () => {
    if (typed === '' && value !== '') onChange('')
    setTyped(undefined)
  }
  return (
    <Combobox
      freeform
      className={mergeClasses(styles.root, size === 'small' && styles.small)}
      size={size}
      {...(label && { 'aria-label': label })}
      placeholder={any}
      expandIcon={{ 'aria-label': t('showChoices') }}
      listbox={{ className: styles.listbox, onScroll: (event) => isAtEnd(event) && readOn() }}
      positioning={{ position: 'below', align: 'start', pinned: true, autoSize: 'height' }}
      open={isOpen}
      onOpenChange={(_, { open }) => turn(open)}
      value={typed ?? (value && chosen)}
      selectedOptions={[value || anyValue]}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={leave}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        // Pasted text opens the list as typed text does.
        turn(true)
      }}
      onOptionSelect={(event, { optionValue }) => {
        // Typing takes the choice away as Fluent sees it, and Tab chooses. Here they only search and leave.
        if (optionValue === undefined || ('key' in event && event.key === 'Tab')) return
        setTyped(undefined)
        onChange(optionValue === anyValue ? '' : optionValue)
      }}
    >
      {!typed && (
        <Option key={anyValue} value={anyValue} text={any} className={styles.any}>
          {any}
        </Option>
      )}
      {items?.map((item) => (
        <Option key={item.value} value={item.value} text={item.text} className={styles.option}>
          {item.text}
        </Option>
      ))}
      {(!items || items.length === 0) && (
        <Option key="none" disabled text="">
          {failure ? failureText(failure) : t(items ? 'noChoices' : 'loading')}
        </Option>
      )}
    </Combobox>
  )
}

const isAtEnd = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>) =>
  scrollTop + clientHeight > scrollHeight - 40

/** What is found; what was found before stays until the answer is here. */
function useFound(question: string | undefined, opening: string | undefined, search: string, ask: Props['ask']) {
  const { data, error, setSize, isValidating } = useSWRInfinite<Page, Failure>(
    (_, before: Page | null) =>
      question === undefined || before?.next === null ? null : [question, opening, search, before?.next ?? ''],
    ([, , text, after]: [string, string, string, string]) =>
      ask({ ...(text && { search: text }), ...(after && { after }) }),
    { ...still, keepPreviousData: true, revalidateFirstPage: false },
  )
  const hasMore = Boolean(data?.at(-1)?.next)
  return {
    items: data?.flatMap(({ items }) => items),
    failure: error,
    readOn: () => void (hasMore && !isValidating && setSize((size) => size + 1)),
  }
}

/** What the chosen one is called, also where it was chosen by an address. */
function useChosen(value: string, question: string | undefined, ask: Props['ask']): string {
  const { data } = useSWR<Page, Failure>(
    value && question !== undefined ? [question, 'chosen', value] : null,
    () => ask({ chosenId: value }),
    { ...still, keepPreviousData: true },
  )
  return data?.items.find((item) => item.value === value)?.text ?? ''
}
