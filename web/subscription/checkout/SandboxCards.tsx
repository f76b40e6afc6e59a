import { Text } from '@fluentui/react-components'
import { sandboxCards } from '@prumo/contracts/subscription/sandbox'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../platform/layout/Facts'

const outcomes = {
  'sandbox:paid': 'paid',
  'sandbox:refused': 'refused',
  'sandbox:noFunds': 'noFunds',
  'sandbox:asks': 'asks',
  'sandbox:refusedLater': 'refusedLater',
} as const satisfies Record<(typeof sandboxCards)[number]['outcome'], string>

/** The numbers that the sandbox knows, and what comes of each. */
export function SandboxCards() {
  const { t } = useTranslation()
  return (
    <details>
      <summary>
        <Text>{t('checkout.sandbox.cards')}</Text>
      </summary>
      <Facts
        facts={sandboxCards.map(({ number, outcome }) => [
          number.replace(/(\d{4})(?=\d)/g, '$1 '),
          t(`checkout.sandbox.outcome.${outcomes[outcome]}`),
        ])}
      />
    </details>
  )
}
