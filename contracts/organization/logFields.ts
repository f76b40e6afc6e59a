import { features } from '../access'
import { bytes, code, count, flag, type LogField, person, technical, text, thing, words } from '../audit/fieldFormats'

const company = {
  name: text('logField.company.name'),
  size: words('field.size', 'size'),
  segment: words('field.segment', 'segment'),
  document: text('field.document'),
  website: text('field.website'),
  phone: text('field.phone'),
  city: text('field.city'),
  state: text('logField.company.state'),
  subdomain: text('field.subdomain'),
  logotipoUrl: text('field.logotipoUrl'),
}

const seats = { plan: words('logField.plan', 'plan'), seats: count('logField.seats') }
const licence = { licence: words('field.licence', 'licence') }
const profile = { profileId: thing('field.profileId', ['profile'], { empty: 'noValue.profileId' }) }

const permissions: Record<string, LogField> = Object.fromEntries(
  features.map((feature) => [feature, words(`feature.${feature}`, 'level')]),
)
const accessProfile = {
  name: text('logField.profileName'),
  permissions: { fields: permissions },
  mayOwnProjects: flag('field.mayOwnProjects'),
}

/** How the fields of an organization’s events are shown. */
export const organizationLogFields = {
  OrganizationFounded: { company: { fields: company }, administratorId: person('field.administratorId') },
  CompanySaved: company,
  TimeZoneSet: { timeZone: words('field.timeZone', 'timeZone') },
  LogotipoCopied: {
    logotipoUrl: company.logotipoUrl,
    mediaType: code('logField.logotipo.mediaType'),
    width: count('logField.logotipo.width'),
    height: count('logField.logotipo.height'),
    size: bytes('logField.logotipo.size'),
    ...technical({ sha256: code('logField.logotipo.sha256'), storageKey: code('logField.logotipo.storageKey') }),
  },
  SeatsGranted: seats,
  SeatsBooked: seats,
  SeatsBookingWithdrawn: seats,
  UserAdded: { ...licence, ...profile },
  UserRemoved: { ...licence, ...profile },
  UserLicenceChanged: licence,
  AccessProfileAssigned: profile,
  AccessProfileCreated: accessProfile,
  AccessProfileChanged: accessProfile,
  AccessProfileDeleted: { ...accessProfile, returnedToFullAccess: person('field.returnedToFullAccess') },
}
