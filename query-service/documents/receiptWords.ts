import type { Language } from '@prumo/contracts/identity/signUpChoices'

type Words = {
  title: string
  labels: Record<
    | 'document'
    | 'organization'
    | 'signer'
    | 'role'
    | 'meaning'
    | 'approve'
    | 'return'
    | 'opinion'
    | 'reason'
    | 'attachment'
    | 'signedAt'
    | 'requestedAt'
    | 'viewedAt'
    | 'acceptedAt'
    | 'password'
    | 'round'
    | 'author'
    | 'soleApprover'
    | 'hash'
    | 'record'
    | 'index'
    | 'head'
    | 'proof'
    | 'content'
    | 'nameHash'
    | 'erased'
    | 'nothing'
    | 'yes'
    | 'no'
    | 'page',
    string
  >
  simple: string
  check: (url: string) => string
  seconds: (count: number) => string
}

/** The texts of a receipt, in the language of the signature. */
export const receiptWords: Record<Language, Words> = {
  'pt-BR': {
    title: 'Recibo de assinatura',
    labels: {
      document: 'Documento',
      organization: 'Organização',
      signer: 'Quem assinou',
      role: 'Papel no projeto',
      meaning: 'O que assinou',
      approve: 'Aprovação',
      return: 'Devolução',
      opinion: 'Parecer',
      reason: 'Motivo',
      attachment: 'Anexo assinado junto',
      signedAt: 'Assinado em',
      requestedAt: 'Pedido em',
      viewedAt: 'Aberto em',
      acceptedAt: 'Aceito em',
      password: 'Senha digitada antes de assinar',
      round: 'Pedido nº',
      author: 'Assinou o próprio documento',
      soleApprover: 'Único aprovador',
      hash: 'SHA-256 do conteúdo',
      record: 'Registro',
      index: 'Lugar no registro',
      head: 'Cabeça assinada do registro',
      proof: 'Prova de inclusão',
      content: 'Conteúdo assinado',
      nameHash: 'SHA-256 do nome (com sal)',
      erased: 'pessoa apagada',
      nothing: 'vazio',
      yes: 'sim',
      no: 'não',
      page: 'Página',
    },
    simple:
      'Assinatura eletrônica simples: quem assinou é mostrado pela sessão e pela senha que digitou. Não é assinatura avançada nem qualificada (ICP-Brasil). Este recibo prova que o registro e o conteúdo são os que o Prumo guardou; não prova quem estava diante do computador.',
    check: (url) =>
      `Para verificar: o arquivo prumo-receipt.json está anexado a este PDF. Abra ${url} e escolha-o (a verificação acontece no seu navegador, nada é enviado), ou rode prumo-verify prumo-receipt.json sem rede.`,
    seconds: (count) => `${count} s antes`,
  },
  en: {
    title: 'Receipt of a signature',
    labels: {
      document: 'Document',
      organization: 'Organization',
      signer: 'Signer',
      role: 'Role in the project',
      meaning: 'What was signed',
      approve: 'Approval',
      return: 'Return',
      opinion: 'Opinion',
      reason: 'Reason',
      attachment: 'File signed along',
      signedAt: 'Signed on',
      requestedAt: 'Requested on',
      viewedAt: 'Opened on',
      acceptedAt: 'Accepted on',
      password: 'Password typed before signing',
      round: 'Request no.',
      author: 'Signed their own document',
      soleApprover: 'Only approver',
      hash: 'SHA-256 of the content',
      record: 'Record',
      index: 'Place in the log',
      head: 'Signed head of the log',
      proof: 'Inclusion proof',
      content: 'Signed content',
      nameHash: 'SHA-256 of the name (salted)',
      erased: 'erased person',
      nothing: 'empty',
      yes: 'yes',
      no: 'no',
      page: 'Page',
    },
    simple:
      'Simple electronic signature: who signed is shown by the session and by the password that was typed. It is neither an advanced nor a qualified signature. This receipt proves that record and content are what Prumo kept; it does not prove who sat at the computer.',
    check: (url) =>
      `To check it: the file prumo-receipt.json is attached to this PDF. Open ${url} and choose it (it is checked in your browser, nothing is sent), or run prumo-verify prumo-receipt.json without a network.`,
    seconds: (count) => `${count} s before`,
  },
}
