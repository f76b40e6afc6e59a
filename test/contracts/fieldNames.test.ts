import { commands, events, sealed } from '@prumo/contracts/index'
import type { SealedFields } from '@prumo/contracts/module'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

type Field = { path: string; schema: Record<string, unknown> }

const secretName = /passw|secret|token|credential(?!Id$)|apiKey|privateKey|^cvv?$|securityCode|cardNumber|^code$/i
const personalName = /^(name|lastName|fullName|email|phone|areaCode|birth.*|cpf|document|address|.*(Email|Phone))$/i

/** Fields called so that tell of no person: of companies, of access profiles, of steps, of custom fields. */
const ofNobody: Record<string, string[]> = {
  OrganizationFounded: ['company.name', 'company.document', 'company.phone'],
  CompanySaved: ['name', 'document', 'phone', 'before.name', 'before.document', 'before.phone'],
  AccessProfileCreated: ['name'],
  AccessProfileChanged: ['name', 'before.name'],
  AccessProfileDeleted: ['before.name'],
  TaskAdded: ['customFields.name'],
  TaskDeleted: ['before.customFields.name'],
  TaskRestored: ['customFields.name'],
  TaskCustomFieldsChanged: ['customFields.name', 'before.customFields.name'],
  AreaAdded: ['name'],
  AreaChanged: ['name', 'before.name'],
  AreaRemoved: ['before.name'],
  // What is named is a command, a query or a call.
  AccessDenied: ['resource.name'],
  IdentityProofFailed: ['during.name'],
  DenialsCounted: ['counts.resource.name'],
  CardAdded: ['customFields.name'],
  CardDeleted: ['before.customFields.name'],
  CardCustomFieldsChanged: ['customFields.name', 'before.customFields.name'],
  FileAttached: ['name'],
  FileRemoved: ['before.name'],
  SignatureFileAttached: ['name'],
  DocumentSectionAdded: ['name'],
  DocumentSectionRenamed: ['name', 'before.name'],
  DocumentSectionRemoved: ['before.name'],
  DocumentSectionRestored: ['name'],
  DocumentFieldAdded: ['name'],
  DocumentFieldChanged: ['name', 'before.name'],
  DocumentFieldRemoved: ['before.name'],
  DocumentFieldRestored: ['name'],
  StepAdded: ['name'],
  StepChanged: ['name', 'before.name'],
  StepRemoved: ['before.name'],
  BaselineSaved: ['name'],
  BaselineRemoved: ['before.name'],
  TaskViewAdded: ['name'],
  TaskViewChanged: ['name', 'before.name'],
  TaskViewRemoved: ['before.name'],
  AnalysisViewSaved: ['name'],
  AnalysisViewRenamed: ['name', 'before.name'],
  AnalysisViewDeleted: ['before.name'],
}

describe('Secrets', () => {
  it('stand in no event', () =>
    // Of a plan, which the code names.
    expect(named(events, secretName)).toEqual({
      TrialStarted: ['code'],
      AccessGranted: ['code'],
      SubscriptionStarted: ['code'],
      SubscriptionRenewed: ['code'],
      SubscriptionEnlarged: ['code', 'before.code'],
      SubscriptionReduced: ['code', 'before.code'],
      PlanGranted: ['code'],
    }))

  it('stand in the commands that need them, and in no other', () =>
    expect(named(commands, secretName)).toEqual({
      SignUp: ['password'],
      ChangePassword: ['currentPassword', 'password'],
      Reauthenticate: ['password'],
      DeleteMyAccount: ['password'],
      RecoverPassword: ['code', 'password'],
      ProveEmail: ['code'],
      AddUser: ['password'],
    }))

  it.each(['password', 'newPassword', 'accessToken', 'clientSecret', 'apiKey', 'cvv', 'code'])(
    'would be found under %s, however deep',
    (field) => {
      const schema = z.strictObject({ list: z.array(z.strictObject({ [field]: z.string().nullable() })) })
      expect(named({ SomethingSaid: schema }, secretName)).toEqual({ SomethingSaid: [`list.${field}`] })
    },
  )
})

describe('Personal data', () => {
  it('stands in what events seal, and nowhere else', () => {
    const open = Object.entries(named(events, personalName)).map(([type, paths]) => [
      type,
      paths.filter((path) => !isSealed(type, path)),
    ])
    expect(Object.fromEntries(open.filter(([, paths]) => paths?.length))).toEqual(ofNobody)
  })

  it.each(Object.entries(sealed))('%s says whose it is, and can be read without it', (type, { fields, of }) => {
    const { shape } = events[type as keyof typeof events] as z.ZodObject
    expect(Object.keys(shape)).toContain(of)
    for (const field of fields) expect(z.safeParse(shape[field] as z.ZodType, null).success).toBe(true)
  })

  it.each(['email', 'lastName', 'phone', 'notificationEmail', 'birthDate'])('would be found under %s', (field) =>
    expect(
      named({ SomethingSaid: z.strictObject({ before: z.strictObject({ [field]: z.string() }) }) }, personalName),
    ).toEqual({
      SomethingSaid: [`before.${field}`],
    }),
  )
})

function isSealed(type: string, path: string): boolean {
  const parts: Readonly<Record<string, SealedFields | undefined>> = sealed
  return parts[type]?.fields.includes(path.split('.')[0] ?? '') ?? false
}

/** The texts of each message that are called so. */
function named(messages: Record<string, z.ZodType>, pattern: RegExp): Record<string, string[]> {
  const found = Object.entries(messages).map(([type, schema]): [string, string[]] => {
    const fields = fieldsIn(z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>)
    const texts = fields.filter(({ path, schema }) => pattern.test(path.split('.').at(-1) ?? '') && mayBeText(schema))
    return [type, [...new Set(texts.map(({ path }) => path))]]
  })
  return Object.fromEntries(found.filter(([, paths]) => paths.length > 0))
}

function fieldsIn(schema: Record<string, unknown>, path = ''): Field[] {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>)
  const found = properties.flatMap(([name, field]) => {
    const fieldPath = path === '' ? name : `${path}.${name}`
    return [{ path: fieldPath, schema: field }, ...fieldsIn(field, fieldPath)]
  })
  return [...found, ...partsOf(schema).flatMap((part) => fieldsIn(part, path))]
}

function mayBeText(schema: Record<string, unknown>): boolean {
  return [schema.type].flat().includes('string') || partsOf(schema).some(mayBeText)
}

/** What a list, a table or a choice is made of. */
function partsOf({ items, additionalProperties, anyOf, oneOf, allOf }: Record<string, unknown>) {
  return [items, additionalProperties, anyOf, oneOf, allOf]
    .flat()
    .filter((part): part is Record<string, unknown> => typeof part === 'object' && part !== null)
}
