/** Mail that anyone gets for free says nothing of a company. */
const personalDomains = new Set([
  ...[
    'gmail.com',
    'googlemail.com',
    'hotmail.com',
    'hotmail.com.br',
    'outlook.com',
    'outlook.com.br',
    'live.com',
    'msn.com',
    'yahoo.com',
    'yahoo.com.br',
  ],
  ...[
    'ymail.com',
    'icloud.com',
    'me.com',
    'aol.com',
    'uol.com.br',
    'bol.com.br',
    'terra.com.br',
    'ig.com.br',
    'globo.com',
    'globomail.com',
    'proton.me',
  ],
  ...['protonmail.com', 'gmx.com', 'mail.com', 'zoho.com', 'yandex.com', 'r7.com', 'oi.com.br', 'zipmail.com.br'],
])

export const isCorporateEmail = (email: string) =>
  !personalDomains.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
