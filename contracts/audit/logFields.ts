import {
  code,
  count,
  day,
  flag,
  instant,
  need,
  person,
  phrase,
  resource,
  technical,
  text,
  thing,
  words,
} from './fieldFormats'

const reader = technical({ userId: person('logField.reader') })
const exportId = technical({ exportId: code('logField.exportId') })
const filters = {
  filters: {
    fields: {
      personId: person('logField.filter.person'),
      recordId: thing('logField.filter.record', 'any'),
      projectId: thing('logField.filter.project', ['project']),
      kinds: words('logField.filter.kinds', 'event'),
      withoutViews: flag('logField.filter.withoutViews'),
      from: instant('logField.filter.from'),
      to: instant('logField.filter.to'),
    },
  },
}

const hold = { reason: text('logField.reason') }
const erasureRule = { rule: words('logField.erasureRule', 'erasureRule') }

const size = { size: count('logField.headSize') }
const to = {
  to: {
    fields: {
      kind: words('logField.headPlace', 'headPlace'),
      url: text('logField.headAddress'),
      userId: person('logField.headReceiver'),
    },
  },
}
const decision = { decidedBy: text('logField.decidedBy'), reason: text('logField.reason') }

/** How the fields of events about the log itself are shown. */
export const auditLogFields = {
  ActionLogViewed: { ...filters, ...reader },
  ActionLogExported: { format: words('logField.exportFormat', 'exportFormat'), ...filters, ...reader, ...exportId },
  LogProofExported: { ...filters, ...reader, ...exportId },
  LegalHoldPlaced: hold,
  LegalHoldLifted: { ...hold, placedAt: instant('logField.holdPlacedAt') },
  ActionLogErasureAnnounced: {
    erasesOn: day('logField.erasesOn'),
    daysBefore: count('logField.daysBefore'),
    ...erasureRule,
  },
  ActionLogErased: {
    from: instant('logField.erasedFrom'),
    to: instant('logField.erasedTo'),
    count: count('logField.erasedCount'),
    ...erasureRule,
    exportedAt: instant('logField.lastExport', { empty: 'noValue.lastExport' }),
    head: { fields: { size: count('logField.lastHeadSize'), ...technical({ root: code('logField.lastHeadRoot') }) } },
  },
  LogHeadSigned: {
    ...size,
    ...technical({
      root: code('logField.root'),
      verifierKey: code('logField.verifierKey'),
      checkpoint: code('logField.checkpoint'),
    }),
  },
  HeadPublished: { ...size, ...to },
  HeadPublicationFailed: { ...size, ...to, reason: words('logField.failure', 'proof.because') },
  HeadPlacesChosen: { recipientIds: person('logField.headRecipients'), webhookUrl: text('logField.headAddress') },
  OlderLogAccepted: {
    ...decision,
    lost: {
      fields: {
        size: count('logField.lostSize'),
        at: instant('logField.lostSignedAt'),
        ...technical({ root: code('logField.lostRoot') }),
      },
    },
    found: { fields: { size: count('logField.foundSize'), ...technical({ root: code('logField.foundRoot') }) } },
  },
  LogAccepted: {
    ...decision,
    missingActions: count('logField.missingActions'),
    missingSince: instant('logField.missingSince'),
    ...technical({ logId: code('logField.logId') }),
  },
  ShorterLogAccepted: {
    ...decision,
    seen: {
      fields: {
        at: instant('logField.seenAt'),
        position: count('logField.seenPosition'),
        ...technical({ eventId: code('logField.seenEventId') }),
      },
    },
    foundEnd: count('logField.foundEnd'),
  },
  SigningKeyReplaced: {
    ...decision,
    verifierKey: code('logField.verifierKey'),
  },
  KeptHeadsReplaced: {
    ...decision,
    last: { fields: { size: count('logField.lastHeadSize'), ...technical({ root: code('logField.lastHeadRoot') }) } },
  },
}

const denied = technical({ network: text('logField.network'), denialId: code('logField.denialId') })

/** How the fields of denials are shown. */
export const denialLogFields = {
  AccessDenied: {
    resource: resource('logField.denied.resource'),
    because: words('logField.denied.because', 'error'),
    need: need('logField.denied.need'),
    namedIds: thing('logField.denied.namedIds', 'any'),
    ...denied,
    ...technical({ deniedAt: instant('logField.denied.at') }),
  },
  IdentityProofFailed: {
    during: resource('logField.denied.during'),
    ...denied,
    ...technical({
      proof: words('logField.denied.proof', 'proofOfIdentity'),
      failedAt: instant('logField.denied.at'),
    }),
  },
  DenialsCounted: {
    from: instant('logField.denied.from'),
    to: instant('logField.denied.to'),
    counts: phrase('logField.denied.counts', 'logValue.denialLine', {
      count: 'count',
      userId: 'person',
      proof: { words: 'failedProof' },
      resource: 'resource',
    }),
    more: count('logField.denied.more'),
  },
}
