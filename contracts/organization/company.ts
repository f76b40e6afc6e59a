import { z } from 'zod'
import { features, levels, licences, type Need } from '../access'
import { event } from '../event'
import { erasureReason, managedPassword } from '../identity/account'
import { companySizes, languages, segments } from '../identity/signUpChoices'
import type { MessageOf } from '../message'
import { seen } from '../seen'
import { email, id, line, text, webAddress } from '../values'
import { plans } from './seats'
import { timeZones } from './timeZones'

/** Addresses of the product itself. */
const reservedSubdomains = new Set([
  'check-receipt',
  'dashboard',
  'my-tasks',
  'tasks-of-projects',
  'my-projects',
  'projects',
  'customers',
  'portfolios',
  'portfolio',
  'project-analysis',
  'documents',
  'notifications',
  'organization',
  'myinformation',
  'import-files',
  'payment-history',
  'checkout',
  'worker',
  'public-project',
  'signin',
  'signup',
  'certificate',
  'terms',
  'not-found',
  'authorized',
  'action-log',
  'files',
  'rest',
  'health',
  'assets',
  'admin',
  'api',
  'www',
  'mail',
  'support',
  'help',
  'prumo',
])

/** The largest picture that is taken for a logo, in bytes. */
export const largestLogotipo = 512 * 1024
/** The kinds of pictures that are taken for a logo. SVG is none: it can run programs. */
const logotipoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type LogotipoType = (typeof logotipoTypes)[number]

/** The company record, saved as a whole. */
export const company = z.strictObject({
  name: line(200),
  size: z.enum(companySizes),
  segment: z.enum(segments),
  document: text(20).nullable(),
  website: text(300).nullable(),
  phone: text(30).nullable(),
  city: text(100).nullable(),
  state: text(100).nullable(),
  /** The address `/<subdomain>` shows sign-in with this company's logo. */
  subdomain: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{1,28})[a-z0-9]$/, { error: 'subdomain.invalid' })
    .refine((name) => !reservedSubdomains.has(name), { error: 'subdomain.reserved' })
    .nullable(),
  logotipoUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
})
export type Company = z.infer<typeof company>
/** Recorded addresses may have any form; new ones may not. */
const companyAsked = company.extend({
  logotipoUrl: webAddress(500).nullable(),
  // Browsers show such a name in other letters, which may look like those of another company.
  subdomain: company.shape.subdomain.refine((name) => !name?.startsWith('xn--'), { error: 'subdomain.invalid' }),
})

const permissions = z.strictObject(
  Object.fromEntries(features.map((feature) => [feature, z.enum(levels)])) as {
    [F in (typeof features)[number]]: z.ZodEnum<{ [L in (typeof levels)[number]]: L }>
  },
)
const profile = { profileId: id, name: line(100), permissions, mayOwnProjects: z.boolean() }
const membership = { userId: id, licence: z.enum(licences), profileId: id.nullable() }

/** A name of the tz database, whatever the list is to choose from: that may grow. */
const zone = { timeZone: line(64) }

/** Commands about an organization. */
export const companyCommands = {
  SaveCompany: companyAsked.extend({ seen: seen(companyAsked.shape) }),
  /** Where the organization's days begin from now on. What was recorded until then keeps its day. */
  SetTimeZone: z.strictObject({ timeZone: z.enum(timeZones) }),
  AddUser: z.strictObject({
    ...membership,
    name: line(100),
    lastName: line(100),
    email,
    password: managedPassword,
    language: z.enum(languages),
  }),
  /** Erases a person for ever. `successorId` is who is given the projects that are the person's. */
  EraseUser: z.strictObject({ userId: id, reason: erasureReason, successorId: id.nullable() }),
  ChangeUserLicence: z.strictObject({ userId: id, licence: z.enum(licences) }),
  AssignAccessProfile: z.strictObject({ userId: id, profileId: id.nullable() }),
  CreateAccessProfile: z.strictObject(profile),
  ChangeAccessProfile: z.strictObject({ ...profile, seen: seen(profile) }),
  DeleteAccessProfile: z.strictObject({ profileId: id }),
}

/** The need of each command. */
export const companyNeeds = {
  SaveCompany: { of: 'organization', feature: 'organization', level: 'editOnly' },
  SetTimeZone: { of: 'organization', feature: 'organization', level: 'editOnly' },
  AddUser: { of: 'organization', feature: 'organization', level: 'totalControl' },
  EraseUser: { of: 'organization', feature: 'organization', level: 'totalControl' },
  ChangeUserLicence: { of: 'organization', feature: 'organization', level: 'totalControl' },
  AssignAccessProfile: { of: 'organization', feature: 'organization', level: 'totalControl' },
  CreateAccessProfile: { of: 'organization', feature: 'organization', level: 'totalControl' },
  ChangeAccessProfile: { of: 'organization', feature: 'organization', level: 'totalControl' },
  DeleteAccessProfile: { of: 'organization', feature: 'organization', level: 'totalControl' },
} as const satisfies Record<keyof typeof companyCommands, Need>

/** A plan, and how many people work in it. */
const seatsOfPlan = { plan: z.enum(plans), seats: z.int().min(1).max(100_000) }

/** The events. `before` holds the values that were replaced. */
export const companyEvents = {
  OrganizationFounded: event(z.strictObject({ organizationId: id, administratorId: id, company }), {
    of: 'organizationId',
  }),
  CompanySaved: event(z.strictObject({ organizationId: id, ...company.shape, before: company }), {
    of: 'organizationId',
  }),
  /** Another time zone is in force from this event's instant on. `before` is Brasília's where none was chosen. */
  TimeZoneSet: event(z.strictObject({ organizationId: id, ...zone, before: z.strictObject(zone) }), {
    of: 'organizationId',
  }),
  /** The picture behind the link of the logo was copied. What is shown is the copy, as long as the link is the same. */
  LogotipoCopied: event(
    z.strictObject({
      organizationId: id,
      logotipoUrl: webAddress(500),
      /** By its first bytes, and one of `logotipoTypes`. */
      mediaType: z.string().max(200),
      /** Pixels. */
      width: z.int().positive(),
      height: z.int().positive(),
      /** Bytes. */
      size: z.int().positive(),
      /** Of the content, hexadecimal. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      /** The name of the content in the file store. */
      storageKey: id,
    }),
    { of: 'organizationId' },
  ),
  /** The plan and the seats that its people are counted by from now on. What was booked is done with. */
  SeatsGranted: event(z.strictObject({ organizationId: id, ...seatsOfPlan, before: z.strictObject(seatsOfPlan) }), {
    of: 'organizationId',
    changesRights: true,
  }),
  /** Additions are counted by these as well, which are to come: the lower number decides. */
  SeatsBooked: event(z.strictObject({ organizationId: id, ...seatsOfPlan }), { of: 'organizationId' }),
  SeatsBookingWithdrawn: event(z.strictObject({ organizationId: id, before: z.strictObject(seatsOfPlan) }), {
    of: 'organizationId',
  }),
  UserAdded: event(z.strictObject({ organizationId: id, ...membership }), { of: 'userId', changesRights: true }),
  UserRemoved: event(
    z.strictObject({
      userId: id,
      before: z.strictObject({ licence: z.enum(licences), profileId: id.nullable() }),
    }),
    { of: 'userId', changesRights: true },
  ),
  UserLicenceChanged: event(
    z.strictObject({
      userId: id,
      licence: z.enum(licences),
      before: z.strictObject({ licence: z.enum(licences) }),
    }),
    { of: 'userId', changesRights: true },
  ),
  AccessProfileAssigned: event(
    z.strictObject({
      userId: id,
      profileId: id.nullable(),
      before: z.strictObject({ profileId: id.nullable() }),
    }),
    { of: 'userId', changesRights: true },
  ),
  AccessProfileCreated: event(z.strictObject(profile), {
    of: 'profileId',
    names: { kind: 'profile', id: 'profileId', name: 'name' },
  }),
  AccessProfileChanged: event(
    z.strictObject({
      ...profile,
      before: z.strictObject({ name: line(100), permissions, mayOwnProjects: z.boolean() }),
    }),
    { of: 'profileId', names: { kind: 'profile', id: 'profileId', name: 'name' }, changesRights: true },
  ),
  AccessProfileDeleted: event(
    z.strictObject({
      profileId: id,
      /** The people it bound: they have full access, within their licence, from now on. */
      returnedToFullAccess: z.array(id),
      before: z.strictObject({ name: line(100), permissions, mayOwnProjects: z.boolean() }),
    }),
    { of: 'profileId', changesRights: true },
  ),
}

/** Codes of the refusals. */
export const companyRefusals = [
  'organization.unknown',
  'organization.userUnknown',
  'organization.userAlreadyAdded',
  'organization.noSeatLeft',
  'organization.profileUnknown',
  'organization.profileNameTaken',
  'organization.profileBindsYourself',
  'organization.notYourself',
  'organization.administratorFixed',
  'organization.beyondYourRights',
  'organization.administratorStays',
  'organization.projectsNeedOwner',
  'organization.successorUnfit',
  'organization.subdomainTaken',
  'organization.documentTaken',
  'organization.idTaken',
  'organization.logotipoUnknown',
] as const

export type CompanyEvent = MessageOf<typeof companyEvents>
