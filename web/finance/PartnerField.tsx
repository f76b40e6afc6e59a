import { Button, Label, makeStyles } from '@fluentui/react-components'
import { type SyntheticEvent, useContext, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddPartnerDialog } from '../partners/AddPartnerDialog'
import { wordsOfTypes } from '../partners/partnerValues'
import { draftable } from '../platform/forms/draftable'
import { HiddenValue } from '../platform/forms/HiddenValue'
import { SearchedChoice } from '../platform/forms/SearchedChoice'
import { OnlyRead, ShownField } from '../platform/forms/ShownField'
import { Framed, firstOf } from '../platform/forms/textFields'
import { fetchQuery } from '../platform/server/api'
import { useAccess } from '../platform/session/useAccess'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px', minWidth: 0 },
  choice: { flexGrow: 1, flexBasis: '200px', minWidth: 0 },
})

type Props = {
  name: 'partnerId'
  value?: string
  /** The name of the one that it has already; `null` where it was erased. */
  partnerName: string | null
  /** What a new one is at first. */
  kind: 'inflow' | 'outflow'
}

/** The customer or supplier of an entry, found in the register by words of the name, or registered here. */
export const PartnerField = draftable(PlainPartnerField, firstOf)

function PlainPartnerField({ name, value = '', partnerName, kind }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const can = useAccess()
  const [chosen, setChosen] = useState(value)
  const [names] = useState(() => new Map([[value, partnerName ?? t('partners.erased')]]))
  const [round, setRound] = useState(0)
  const around = useRef<HTMLDivElement>(null)
  const nameOf = (id: string) => (id === '' ? '' : (names.get(id) ?? t('partnerChoice.one')))
  const label = t('field.partnerId')
  if (useContext(OnlyRead)) return <ShownField label={label}>{nameOf(value)}</ShownField>
  if (!can('customers', 'viewOnly'))
    return (
      <>
        <HiddenValue name={name} value={value} />
        <ShownField label={label} hint={t('partnerChoice.noRight')}>
          {nameOf(value)}
        </ShownField>
      </>
    )
  const find = async ({ chosenId, ...wish }: { search?: string; after?: string; chosenId?: string }) => {
    if (chosenId) return { items: [{ value: chosenId, text: await chosenName(chosenId, names) }], next: null }
    const { items, next } = await fetchQuery('partners', { ...wish, limit: 30 })
    const choices = items.map(({ partnerId, name: called, types }) => {
      names.set(partnerId, called ?? t('partners.erased'))
      return { value: partnerId, text: `${nameOf(partnerId)} · ${wordsOfTypes(types, t)}` }
    })
    return { items: choices, next }
  }
  return (
    <Framed name={name} label="" words={(texts) => nameOf(firstOf(texts))}>
      <div ref={around}>
        <HiddenValue name={name} value={chosen} />
        <Label>{label}</Label>
        <div className={styles.root}>
          <div className={styles.choice}>
            <SearchedChoice
              key={round}
              label={label}
              any={t('partnerChoice.none')}
              value={chosen}
              question={`partners of entries ${round}`}
              ask={find}
              onChange={setChosen}
            />
          </div>
          {can('customers', 'editOnly') && (
            // What happens in the dialog is none of the form's around.
            <span {...keptWithin}>
              <AddPartnerDialog
                types={[kind === 'inflow' ? 'customer' : 'supplier']}
                trigger={<Button>{t('partnerChoice.add')}</Button>}
                onAdded={(partnerId) => {
                  setChosen(partnerId)
                  setRound(round + 1)
                }}
              />
            </span>
          )}
        </div>
      </div>
    </Framed>
  )
}

async function chosenName(partnerId: string, names: Map<string, string>): Promise<string> {
  const found = names.get(partnerId) ?? (await fetchQuery('partner', { partnerId })).name ?? ''
  names.set(partnerId, found)
  return found
}

const stop = (event: SyntheticEvent) => event.stopPropagation()
/** Events of what a portal shows go on to whatever is around it in React. */
const keptWithin = { onSubmit: stop, onInput: stop, onBlur: stop, onKeyDown: stop }
