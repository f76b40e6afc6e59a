import { plainText } from '@prumo/contracts/formats/plainText'
import { projection } from '../projection'

type Account = {
  userId: string
  name: string
  lastName: string
  /** Both names without accents and case; empty of an erased person. */
  plainName: string
  email: string
  language: string
  openedAt: string
  lastSignedInAt: string | null
  authentication: string
  mustChangePassword: boolean
  emailProven: boolean
  erased: boolean
}

const texts = ['name', 'last_name', 'plain_name', 'email', 'language', 'authentication']

/** One row per account: the person behind it, until the person is erased. */
export const accounts = projection<Account>({
  table: 'identity_accounts',
  version: 4,
  key: 'userId',

  columns: (table) => {
    table.uuid('user_id').notNullable()
    for (const text of texts) table.text(text).notNullable()
    table.timestamp('opened_at').notNullable()
    table.timestamp('last_signed_in_at')
    table.boolean('must_change_password').notNullable()
    table.boolean('email_proven').notNullable()
    table.boolean('erased').notNullable()
    table.index(['organization_id', 'user_id'])
    table.index(['organization_id', 'plain_name'])
  },

  on: {
    AccountOpened: (_, { userId, person, language, passwordChosenFor, addressProof }, { at }) => ({
      userId,
      language,
      openedAt: at,
      lastSignedInAt: null,
      authentication: 'password',
      mustChangePassword: passwordChosenFor,
      emailProven: addressProof === 'assumed',
      name: person?.name ?? '',
      lastName: person?.lastName ?? '',
      plainName: person ? plainNameOf(person) : '',
      email: person?.email ?? '',
      erased: person === null,
    }),
    SignedIn: (row, { method }, { at }) => row && { ...row, lastSignedInAt: at, authentication: method },
    EmailProven: (row) => row && { ...row, emailProven: true },
    PasswordChanged: (row) => row && { ...row, mustChangePassword: false },
    PasswordRecovered: (row) => row && { ...row, mustChangePassword: false },
    PersonErased: (row) => row && { ...row, name: '', lastName: '', plainName: '', email: '', erased: true },
  },
})

const plainNameOf = ({ name, lastName }: { name: string; lastName: string }) =>
  plainText(`${name} ${lastName}`).replace(/\s+/g, ' ')
