import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { NotificationKind } from '@prumo/contracts/notifications/kinds'
import type { Letter } from '@prumo/platform/mail/mail'
import { mailedWords } from '@prumo/platform/mail/mailedWords'

/** A notification as a mail shows it. `by` is `null` for the system and for somebody who was erased. */
export type MailedNotification = {
  kind: NotificationKind
  by: string | null
  record: string
  count: number
  project: string
  link: string
}

type Sentence = (by: string, record: string, count: number) => string
type Texts = {
  somebody: string
  sentences: Record<NotificationKind, Sentence>
  subjectOfMany: (count: number) => string
  more: (count: number, link: string) => string
  footer: (link: string) => string
}

const texts: Record<Language, Texts> = {
  'pt-BR': {
    somebody: 'Alguém',
    sentences: {
      mention: (by, record) => `${by} mencionou você em “${record}”`,
      assignment: (by, record, count) =>
        count === 1
          ? `${by} passou “${record}” para você`
          : `${by} passou ${count} tarefas para você, entre elas “${record}”`,
      approvalRequest: (by, record) => `${by} pediu a sua aprovação de “${record}”`,
      approval: (by, record) => `${by} aprovou “${record}”`,
      return: (by, record) => `${by} devolveu “${record}”`,
      closing: (_, record, count) =>
        count === 1
          ? `“${record}” foi fechado: as tarefas foram concluídas`
          : `${count} lançamentos foram fechados, entre eles “${record}”: as tarefas foram concluídas`,
      approverLost: (_, record, count) =>
        count === 1
          ? `“${record}” espera a aprovação de quem não tem mais acesso`
          : `${count} aprovações esperam quem não tem mais acesso, entre elas a de “${record}”`,
    },
    subjectOfMany: (count) => `Prumo: ${count} notificações`,
    more: (count, link) => `E mais ${count}: ${link}`,
    footer: (link) => `Para não receber estas mensagens por e-mail, abra as suas notificações:\n${link}`,
  },
  en: {
    somebody: 'Somebody',
    sentences: {
      mention: (by, record) => `${by} mentioned you in “${record}”`,
      assignment: (by, record, count) =>
        count === 1
          ? `${by} assigned “${record}” to you`
          : `${by} assigned ${count} tasks to you, among them “${record}”`,
      approvalRequest: (by, record) => `${by} asked for your approval of “${record}”`,
      approval: (by, record) => `${by} approved “${record}”`,
      return: (by, record) => `${by} returned “${record}”`,
      closing: (_, record, count) =>
        count === 1
          ? `“${record}” was closed: its tasks are done`
          : `${count} entries were closed, among them “${record}”: their tasks are done`,
      approverLost: (_, record, count) =>
        count === 1
          ? `“${record}” waits for the approval of somebody who no longer has access`
          : `${count} approvals wait for somebody who no longer has access, among them that of “${record}”`,
    },
    subjectOfMany: (count) => `Prumo: ${count} notifications`,
    more: (count, link) => `And ${count} more: ${link}`,
    footer: (link) => `To stop getting these messages by mail, open your notifications:\n${link}`,
  },
}

const mostListed = 50

/** One mail about all of them. `inboxLink` is where the rest stands, and where mails are turned off. */
export function mailOfNotifications(
  to: string,
  language: Language,
  notifications: readonly MailedNotification[],
  inboxLink: string,
): Letter {
  const { somebody, sentences, subjectOfMany, more, footer } = texts[language]
  const sentenceOf = ({ kind, by, record, count }: MailedNotification) =>
    sentences[kind](by === null ? somebody : mailedWords(by), mailedWords(record), count)
  const [first] = notifications
  const listed = notifications.slice(0, mostListed)
  const rest = notifications.length - listed.length
  return {
    to,
    subject: first && notifications.length === 1 ? sentenceOf(first) : subjectOfMany(notifications.length),
    text: [
      ...listed.map(
        (notification) => `${sentenceOf(notification)} (${mailedWords(notification.project)})\n${notification.link}`,
      ),
      ...(rest > 0 ? [more(rest, inboxLink)] : []),
      `-- \n${footer(inboxLink)}\n`,
    ].join('\n\n'),
  }
}
