import { code, flag, instant, technical, text, words } from '../audit/fieldFormats'

const session = technical({ sessionRef: code('logField.session') })
const credential = technical({ credentialId: code('logField.credential') })
const proof = technical({ proofId: code('logField.emailProof') })
const recovery = technical({ recoveryId: code('logField.recovery') })

/** How the fields of accounts’ events are shown. */
export const identityLogFields = {
  AccountOpened: {
    position: words('field.position', 'position'),
    needs: words('field.needs', 'need'),
    language: words('field.language', 'language'),
    ...technical({
      passwordChosenFor: flag('logField.passwordChosenFor'),
      termsAccepted: flag('logField.termsAccepted'),
      addressProof: words('logField.addressProof', 'addressProof'),
    }),
    ...credential,
  },
  SignedIn: { method: words('logField.signInMethod', 'signInMethod'), ...session },
  SessionHandedOff: { ...session, ...technical({ fromSessionRef: code('logField.sessionBefore') }) },
  SignedOut: session,
  Reauthenticated: { method: words('logField.confirmedBy', 'signInMethod'), ...session },
  EmailProofRequested: { by: words('logField.proofMail', 'proofMail'), ...proof },
  EmailProven: { by: words('logField.proofMail', 'proofMail') },
  PasswordChanged: credential,
  PasswordRecoveryRequested: recovery,
  PasswordRecovered: { ...recovery, ...credential },
  PersonErased: {
    rule: words('logField.erasureRule', 'erasureRule'),
    reason: text('logField.reason'),
    retainedUntil: instant('field.retainedUntil'),
  },
}
