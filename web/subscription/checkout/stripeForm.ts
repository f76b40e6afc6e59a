/** What is used here of https://docs.stripe.com/js. Its licence wants the script to come from its own host. */
type Element = { mount(place: HTMLElement): void; destroy(): void }
type Elements = { create(kind: 'payment'): Element }
type Confirmed = { error?: { type: string } }
type Stripe = {
  elements(options: { clientSecret: string; appearance: { theme: 'stripe' | 'night' } }): Elements
  confirmPayment(options: {
    elements: Elements
    confirmParams: { return_url: string }
    redirect: 'if_required'
  }): Promise<Confirmed>
  confirmSetup: Stripe['confirmPayment']
}
type MakeStripe = (publishableKey: string, options: { locale: string }) => Stripe

const scriptUrl = 'https://js.stripe.com/endive/stripe.js'

export type StripeForm = {
  /** Answers whether the gateway took what was typed: whether it is paid is asked elsewhere. */
  confirm(): Promise<boolean>
  remove(): void
}

/** Draws Stripe’s form at this place. Rejects where its script does not come. */
export async function stripeForm(
  { clientSecret, publishableKey }: { clientSecret: string; publishableKey: string },
  { language, isDark }: { language: string; isDark: boolean },
  place: HTMLElement | null,
): Promise<StripeForm> {
  if (!place) throw new TypeError('there is no place for the form')
  if (!('Stripe' in window)) await load()
  const stripe = (window as unknown as { Stripe: MakeStripe }).Stripe(publishableKey, { locale: language })
  const elements = stripe.elements({ clientSecret, appearance: { theme: isDark ? 'night' : 'stripe' } })
  const element = elements.create('payment')
  element.mount(place)
  const keepsOnly = clientSecret.startsWith('seti_')
  return {
    confirm: async () => {
      const options = { elements, confirmParams: { return_url: location.href }, redirect: 'if_required' } as const
      const { error } = await (keepsOnly ? stripe.confirmSetup(options) : stripe.confirmPayment(options))
      return error?.type !== 'validation_error'
    },
    remove: () => element.destroy(),
  }
}

const load = () =>
  new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: scriptUrl, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new TypeError('the script of the gateway did not come'))
    })
    document.head.append(script)
  })
