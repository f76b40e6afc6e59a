import type { LetterTexts } from './mailOfPlan'

const endings: Record<string, string> = {
  trial: 'O período de teste terminou.',
  cancelled: 'A assinatura foi cancelada, e o período pago terminou.',
  unpaid: 'A renovação não foi paga, e o prazo para isso passou.',
  gatewayChanged: 'A assinatura foi paga em um ambiente de teste que não está mais em uso.',
  refunded: 'O pagamento da assinatura foi devolvido.',
  disputed: 'O pagamento da assinatura foi contestado.',
}

/** The letters about a plan in Portuguese. */
export const portuguese: LetterTexts = {
  trialEnds: ({ endsAt }, { instant, checkout }) => ({
    subject: 'o período de teste está terminando',
    paragraphs: [
      `O período de teste da sua organização vai até ${instant(endsAt)}.`,
      `Para continuar trabalhando depois disso, escolha um plano:\n${checkout}`,
      'O que falta do período de teste não se perde: o período pago começa depois dele. Se nenhum plano for escolhido, nada será excluído.',
    ],
  }),

  slipIssued: ({ cents, currency, payableUntil, accessEndsAt, paymentId }, written, way) => {
    const until = way?.kind === 'slip' ? way.payableUntil : payableUntil
    return {
      subject: `boleto da renovação, ${written.money({ cents, currency })}`,
      paragraphs: [
        `O boleto do próximo período da sua assinatura foi emitido.\nValor: ${written.money({ cents, currency })}${until ? `\nPagável até: ${written.day(until)}` : ''}`,
        ...(way?.kind === 'slip' ? [`Linha digitável:\n${way.digitableLine}`] : []),
        ...(way?.kind === 'slip' && way.url ? [`Boleto:\n${way.url}`] : []),
        ...(way?.kind === 'redirect' ? [`Boleto:\n${way.url}`] : []),
        `A confirmação do banco pode levar até 3 dias úteis. Sem ela, o acesso vai até ${written.instant(accessEndsAt)}.`,
        `Este pagamento no Prumo:\n${written.payment(paymentId)}`,
      ],
    }
  },

  cardCharged: ({ cents, currency, on, brand, lastFour }, { money, instant, plans }) => ({
    subject: `renovação em breve, ${money({ cents, currency })}`,
    paragraphs: [
      `O próximo período da sua assinatura será cobrado em ${instant(on)}.\nValor: ${money({ cents, currency })}\nCartão: ${brand}, final ${lastFour}`,
      `Para trocar o cartão, mudar de plano ou cancelar a assinatura antes disso:\n${plans}`,
    ],
  }),

  renewalFailed: ({ method, nextTryAt, accessEndsAt }, { instant, plans }) => ({
    subject: method === 'card' ? 'o pagamento da renovação foi recusado' : 'o boleto da renovação não foi pago',
    paragraphs: [
      method === 'card'
        ? 'O cartão da sua assinatura foi recusado na renovação.'
        : 'O prazo do boleto da renovação passou sem que o pagamento fosse confirmado.',
      nextTryAt && method === 'card'
        ? `A próxima tentativa será em ${instant(nextTryAt)}. Se ela também falhar, o acesso vai até ${instant(accessEndsAt)}.`
        : `Não haverá outra tentativa com o mesmo meio de pagamento. O acesso vai até ${instant(accessEndsAt)}.`,
      `Para pagar com outro cartão:\n${plans}`,
    ],
  }),

  accessEnded: ({ because, endedAt }, { instant, checkout }) => ({
    subject: 'o acesso terminou',
    paragraphs: [
      `${endings[because] ?? 'O período do plano terminou.'} O acesso da sua organização terminou em ${instant(endedAt)}.`,
      `Nada foi excluído: os dados continuam lá e podem ser exportados. Para voltar a trabalhar, escolha um plano:\n${checkout}`,
    ],
  }),

  paid: ({ cents, currency, paymentId }, { money, payment }) => ({
    subject: `pagamento confirmado, ${money({ cents, currency })}`,
    paragraphs: [`O pagamento de ${money({ cents, currency })} foi confirmado.`, `Recibo:\n${payment(paymentId)}`],
  }),
}
