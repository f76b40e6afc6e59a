/** Where people write to when they do not know any further. */
export const supportEmail = 'suporte@prumo.example'
export const supportAddress = `mailto:${supportEmail}`
