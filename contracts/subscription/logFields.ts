import { code, instant, technical, words } from '../audit/fieldFormats'

const plan = { endsAt: instant('field.endsAt'), ...technical({ code: code('logField.planCode') }) }

/** How the fields of a subscription’s events are shown. */
export const subscriptionLogFields = {
  TrialStarted: plan,
  AccessGranted: { ...plan, grantedFor: words('logField.grantedFor', 'accessReason') },
}
