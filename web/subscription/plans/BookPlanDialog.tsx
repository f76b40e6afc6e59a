import { Button, Dialog, makeStyles, Text } from '@fluentui/react-components'
import { showBytes, showCount } from '@prumo/contracts/formats/numbers'
import type { Answer } from '@prumo/contracts/index'
import { type Order, priceOf } from '@prumo/contracts/subscription/plans'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { ConfirmDialog } from '../../platform/forms/ConfirmDialog'
import { DialogPanel } from '../../platform/forms/DialogPanel'
import { TextLink } from '../../platform/layout/TextLink'
import { useCommand } from '../../platform/server/useCommand'
import { useLanguage } from '../../platform/texts/useLanguage'
import { type Misfit, misfits } from './misfits'
import { usePlanWords } from './usePlanWords'

type Props = {
  order: Order
  subscription: Answer<'subscription'>
  /** The instant from which it holds. */
  from: string
  onClosed: () => void
}

/** Books a change for the end of the period, or says what does not fit into it. */
export function BookPlanDialog({ order, subscription, from, onClosed }: Props) {
  const { t } = useTranslation()
  const { orderOf, day, money } = usePlanWords()
  const { run } = useCommand()
  const wrong = misfits(subscription, order)
  if (wrong.length > 0) return <Misfits misfits={wrong} name={orderOf(order)} onClosed={onClosed} />
  const book = () =>
    run('BookPlanChange', order, {
      done: t('plans.bookedDone', { day: day(from) }),
      failed: t('plans.notBooked'),
    })
  return (
    <ConfirmDialog title={t('plans.bookTitle')} action={t('plans.book')} onConfirm={book} onClosed={onClosed}>
      <Text block weight="semibold">
        {t('plans.bookText', {
          day: day(from),
          order: orderOf(order),
          amount: money(priceOf(order, subscription.prices)),
        })}
      </Text>
      <Text block>{t('plans.bookCounts')}</Text>
    </ConfirmDialog>
  )
}

const useStyles = makeStyles({ list: { margin: '8px 0', paddingLeft: '20px' } })

type MisfitsProps = { misfits: readonly Misfit[]; name: string; onClosed: () => void }

/** What is used and has no room in a smaller plan, each with the way to where it can be made less. */
function Misfits({ misfits: wrong, name, onClosed }: MisfitsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const shown = { seats: showCount, storage: showBytes }
  const ways = {
    seats: [addresses.organization(), 'navigation.organization'],
    storage: [addresses.files(), 'navigation.files'],
  } as const
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClosed()}>
      <DialogPanel
        title={t('plans.misfitTitle')}
        actions={
          <Button appearance="primary" onClick={onClosed}>
            {t('close')}
          </Button>
        }
      >
        {t('plans.misfitText', { order: name })}
        <ul className={styles.list}>
          {wrong.map(({ of, used, room }) => (
            <li key={of}>
              {t(`plans.misfit.${of}`, { used: shown[of](used, language), room: shown[of](room, language) })}{' '}
              <TextLink to={ways[of][0]}>{t(ways[of][1])}</TextLink>
            </li>
          ))}
        </ul>
      </DialogPanel>
    </Dialog>
  )
}
