/** @typedef {{ [about: string]: any }} About */
/** @typedef {{ usage: string, good: string, bad: string, notUnderstood: string, checked: string, unchecked: string,
 *   counted: (report: import('./verdictOn.mjs').Report) => string[], where: (finding: About) => string,
 *   reasons: Record<string, (what: string) => string>, findings: Record<string, (finding: About) => string>, notChecked: Record<string, (about: About) => string> }} Words */

const options = `  --heads <…>  --key <…>  --files <…>  --lang en|pt  --json`

/** @type {Words} */
const en = {
  usage: `Usage: prumo-verify <export.jsonl | receipt.json> [options]
${options}

  --heads   a file or folder with heads (checkpoints) that were published or sent to you
  --key     the verifier key name+id+key, as you got it from elsewhere; may be given several times
  --files   a folder with the files that a signed document has attached
  --lang    en or pt; else as your system is set
  --json    the verdict as JSON
Ends with 0 if all is good, 1 if something is wrong, 2 if the file was not understood.`,
  good: 'GOOD: what was checked holds.',
  bad: 'BAD: this is not what was recorded.',
  notUnderstood: 'NOT UNDERSTOOD:',
  checked: 'Checked:',
  unchecked: 'Not checked, so not proved:',
  counted: ({
    kind,
    organizationId,
    scope,
    entries,
    heads,
    outsideHeads,
    size,
    headAt,
    keyGiven,
    erased,
    signed,
    attachments,
  }) => [
    kind === 'log-export'
      ? `log of organization ${organizationId}: ${entries} entries ${scope === 'all' ? 'make up the whole tree' : 'are each in the tree'} of ${size} at ${headAt ?? 'an unknown time'}`
      : `sign-off receipt of organization ${organizationId}: its entry is in the tree of ${size} at ${headAt ?? 'an unknown time'}, and the document is the one that was signed`,
    ...(signed
      ? [
          `signed at ${signed.at}${signed.title === null ? '' : `: "${signed.title}"`}${signed.signer ? `, by ${signed.signer.name} <${signed.signer.email}>, as the log names who signed` : ''}`,
        ]
      : []),
    ...(signed?.sentence ? [`what was signed: "${signed.sentence}"`] : []),
    `signed heads in the file: ${heads}; published ones beside it: ${outsideHeads}; signed by ${keyGiven ? 'the key you gave' : 'the key in the file'}`,
    ...erased.map(
      (one) =>
        `${one.count} entries without content, erased by rule "${one.rule}" from ${one.firstAt} to ${one.lastAt}${one.type ? `, recorded by ${one.type}` : ''}; their places in the log hold`,
    ),
    ...attachments.map(
      ({ name, sha256, size }) => `signed with it: the file "${name}", ${size} bytes, SHA-256 ${sha256}`,
    ),
  ],
  where: ({ from, to, line, byte, id }) =>
    [
      from !== null && (from === to ? `entry ${from}` : `the first bad entry is one of ${from} to ${to}`),
      id !== null && `id ${id}`,
      line !== null && `line ${line}, byte ${byte}`,
    ]
      .filter(Boolean)
      .join(', '),
  reasons: {
    usage: (what) => what,
    oneFile: () => 'one file is checked at a time.',
    file: (path) => `no such file: ${path}`,
    folder: (path) => `no such folder: ${path}`,
    heads: (path) => `no signed heads in ${path}`,
    key: (key) => `not a verifier key: ${key}`,
    language: (language) => `no words in ${language}.`,
    format: () => 'neither an export of a log nor a receipt of a sign-off.',
  },
  findings: {
    header: () => 'The first line is not as this format has it.',
    line: () => 'A line is not canonical JSON of this format, or is cut off.',
    key: ({ origin, key }) => `The key ${key ?? ''} in the file is not one that you gave, or not a key of ${origin}.`,
    origin: ({ origin, source }) => `A head${source ? ` (${source})` : ''} is not a checkpoint of ${origin}.`,
    signature: ({ size, headAt, source }) =>
      `The head of ${size} entries of ${headAt}${source ? ` (${source})` : ''} is not signed by the key.`,
    'heads-order': ({ size }) => `The head of ${size} entries stands after a larger one.`,
    'split-view': ({ size, headAt, otherAt }) =>
      `Two signed heads of ${size} entries have different roots (${headAt}, ${otherAt}): two histories were shown.`,
    consistency: ({ size, headAt, before }) =>
      `The head of ${size} entries (${headAt}) is not shown to continue the head of ${before ?? 0}.`,
    index: ({ index, expected }) =>
      `An entry with index ${index} stands where ${expected} should: entries were removed, inserted or reordered.`,
    organization: ({ organizationId }) => `The entry is of another organization: ${organizationId}.`,
    content: () => "Data or metadata differ from the entry's hash: they were altered.",
    leaf: () => 'The entry differs from its leaf hash: it was altered.',
    inclusion: ({ size, headAt }) => `The proof does not show the entry in the tree of ${size} entries (${headAt}).`,
    head: ({ size, headAt }) => `The entries do not give the root of the signed head of ${size} entries (${headAt}).`,
    'outside-head': ({ size, headAt, source }) =>
      `The log differs from the published head of ${size} entries of ${headAt} (${source}): it was rewritten.`,
    'shorter-than-head': ({ size, headAt, source, logSize }) =>
      `The log is shorter than head ${size} of ${headAt} (${source}): it ends at ${logSize} entries. It was cut, or an older copy was restored.`,
    short: ({ from, to }) => `Entries ${from} to ${to} are missing at the end.`,
    beyond: () => 'There are more entries than the last head says.',
    'head-unlisted': () => 'The log records a head that the file does not list.',
    'outside-head-unlisted': ({ size, headAt, source }) =>
      `The published head of ${size} entries of ${headAt} (${source}) is not among the heads of the file.`,
    erasure: () => 'Content is missing, and no event of the log records that it was erased.',
    document: () => "The document's content is not the one that was signed.",
    signer: () => 'The receipt names somebody else than the log as who signed.',
    attachment: ({ name }) => `The file "${name}" is not the one that was signed.`,
  },
  notChecked: {
    'key-of-file': () =>
      'who signed: the key was taken from the file itself. Give the key that you got from elsewhere with --key.',
    'no-outside-heads': () =>
      'whether the whole log was rewritten by who holds the signing key: give heads that were published with --heads.',
    'before-first-head': ({ size, headAt }) =>
      `what happened before your first head (${size} entries, ${headAt}): up to then, who holds the signing key could have rewritten the log.`,
    'after-last-head': ({ count, headAt }) =>
      `the last ${count} entries against a head of yours: your latest is of ${headAt}.`,
    'heads-of-others': ({ count }) => `${count} heads of other logs.`,
    'left-out': () => 'whether entries were left out: this export is a selection.',
    erasures: () => 'the events that record the erasures: they are not in this selection.',
    'head-of-receipt': ({ size }) =>
      `the receipt's head against one of yours: you gave none of ${size} entries. Ask for an export with the heads between.`,
    signer: () =>
      'the name of who signed: the receipt does not give it. It is an older one, or the person has been erased since.',
    attachment: ({ name }) => `the attachment "${name}": the file was not given with --files.`,
  },
}

/** @type {Words} */
const pt = {
  usage: `Uso: prumo-verify <exportacao.jsonl | recibo.json> [opções]
${options}

  --heads   arquivo ou pasta com os checkpoints do log que foram publicados ou enviados a você
  --key     a chave de verificação nome+id+chave, obtida por outro meio; pode ser repetida
  --files   pasta com os arquivos anexados ao documento assinado
  --lang    en ou pt; se omitido, o idioma do sistema
  --json    o resultado em JSON
Termina com 0 se tudo confere, 1 se algo está errado, 2 se o arquivo não foi entendido.`,
  good: 'CONFERE: tudo o que foi verificado está correto.',
  bad: 'NÃO CONFERE: isto não é o que foi registrado.',
  notUnderstood: 'NÃO ENTENDIDO:',
  checked: 'Verificado:',
  unchecked: 'Não verificado e, portanto, não provado:',
  counted: ({
    kind,
    organizationId,
    scope,
    entries,
    heads,
    outsideHeads,
    size,
    headAt,
    keyGiven,
    erased,
    signed,
    attachments,
  }) => [
    kind === 'log-export'
      ? `log da organização ${organizationId}: ${entries} registros ${scope === 'all' ? 'formam toda a árvore' : 'estão, cada um, na árvore'} de ${size} em ${headAt ?? 'data desconhecida'}`
      : `recibo de assinatura da organização ${organizationId}: o registro está na árvore de ${size} em ${headAt ?? 'data desconhecida'}, e o documento é o que foi assinado`,
    ...(signed
      ? [
          `assinado em ${signed.at}${signed.title === null ? '' : `: "${signed.title}"`}${signed.signer ? `, por ${signed.signer.name} <${signed.signer.email}>, como o log identifica quem assinou` : ''}`,
        ]
      : []),
    ...(signed?.sentence ? [`o que foi assinado: "${signed.sentence}"`] : []),
    `checkpoints assinados no arquivo: ${heads}; publicados fora dele: ${outsideHeads}; assinados com ${keyGiven ? 'a chave informada' : 'a chave do próprio arquivo'}`,
    ...erased.map(
      (one) =>
        `${one.count} registros sem conteúdo, eliminado pela regra "${one.rule}" de ${one.firstAt} a ${one.lastAt}${one.type ? `, conforme o registro ${one.type}` : ''}; seus lugares no log conferem`,
    ),
    ...attachments.map(
      ({ name, sha256, size }) => `assinado junto: o arquivo "${name}", ${size} bytes, SHA-256 ${sha256}`,
    ),
  ],
  where: ({ from, to, line, byte, id }) =>
    [
      from !== null && (from === to ? `registro ${from}` : `o primeiro registro errado está entre ${from} e ${to}`),
      id !== null && `id ${id}`,
      line !== null && `linha ${line}, byte ${byte}`,
    ]
      .filter(Boolean)
      .join(', '),
  reasons: {
    usage: (what) => what,
    oneFile: () => 'informe um único arquivo por vez.',
    file: (path) => `arquivo não encontrado: ${path}`,
    folder: (path) => `pasta não encontrada: ${path}`,
    heads: (path) => `nenhum checkpoint assinado em ${path}`,
    key: (key) => `não é uma chave de verificação: ${key}`,
    language: (language) => `não há textos em ${language}.`,
    format: () => 'não é a exportação de um log nem o recibo de uma aprovação.',
  },
  findings: {
    header: () => 'A primeira linha não segue este formato.',
    line: () => 'Uma linha não é JSON canônico deste formato ou está cortada.',
    key: ({ origin, key }) => `A chave ${key ?? ''} do arquivo não está entre as informadas ou não é de ${origin}.`,
    origin: ({ origin, source }) => `Um checkpoint${source ? ` (${source})` : ''} não é de ${origin}.`,
    signature: ({ size, headAt, source }) =>
      `O checkpoint de ${size} registros de ${headAt}${source ? ` (${source})` : ''} não foi assinado com a chave.`,
    'heads-order': ({ size }) => `O checkpoint de ${size} registros vem depois de um maior.`,
    'split-view': ({ size, headAt, otherAt }) =>
      `Dois checkpoints assinados de ${size} registros têm raízes diferentes (${headAt}, ${otherAt}): foram mostradas duas histórias.`,
    consistency: ({ size, headAt, before }) =>
      `Não há prova de que o checkpoint de ${size} registros (${headAt}) continua o de ${before ?? 0}.`,
    index: ({ index, expected }) =>
      `O registro de índice ${index} está no lugar do ${expected}: houve remoção, inserção ou troca de ordem.`,
    organization: ({ organizationId }) => `O registro é de outra organização: ${organizationId}.`,
    content: () => 'Os dados ou metadados não correspondem ao hash do registro: foram alterados.',
    leaf: () => 'O registro não corresponde ao hash da sua folha: foi alterado.',
    inclusion: ({ size, headAt }) => `A prova não mostra o registro na árvore de ${size} registros (${headAt}).`,
    head: ({ size, headAt }) =>
      `Os registros não resultam na raiz do checkpoint assinado de ${size} registros (${headAt}).`,
    'outside-head': ({ size, headAt, source }) =>
      `O log difere do checkpoint publicado de ${size} registros de ${headAt} (${source}): foi reescrito.`,
    'shorter-than-head': ({ size, headAt, source, logSize }) =>
      `O log é mais curto que o checkpoint ${size} de ${headAt} (${source}): termina em ${logSize} registros. Foi cortado, ou uma cópia antiga foi restaurada.`,
    short: ({ from, to }) => `Faltam no fim os registros ${from} a ${to}.`,
    beyond: () => 'Há mais registros do que diz o último checkpoint.',
    'head-unlisted': () => 'O log registra um checkpoint que o arquivo não traz.',
    'outside-head-unlisted': ({ size, headAt, source }) =>
      `O checkpoint publicado de ${size} registros de ${headAt} (${source}) não está entre os do arquivo.`,
    erasure: () => 'Falta conteúdo, e nenhum evento do log registra a sua eliminação.',
    document: () => 'O conteúdo do documento não é o que foi assinado.',
    signer: () => 'O recibo diz que assinou outra pessoa, não a que consta no log.',
    attachment: ({ name }) => `O arquivo "${name}" não é o que foi assinado.`,
  },
  notChecked: {
    'key-of-file': () =>
      'quem assinou: a chave foi lida do próprio arquivo. Informe com --key a chave que você obteve por outro meio.',
    'no-outside-heads': () =>
      'se o log inteiro foi reescrito por quem tem a chave de assinatura: informe com --heads os checkpoints publicados.',
    'before-first-head': ({ size, headAt }) =>
      `o que houve antes do seu primeiro checkpoint (${size} registros, ${headAt}): até ali, quem tem a chave de assinatura poderia ter reescrito o log.`,
    'after-last-head': ({ count, headAt }) =>
      `os últimos ${count} registros contra um checkpoint seu: o mais recente é de ${headAt}.`,
    'heads-of-others': ({ count }) => `${count} checkpoints de outros logs.`,
    'left-out': () => 'se registros ficaram de fora: esta exportação é uma seleção.',
    erasures: () => 'os eventos que registram as eliminações: não estão nesta seleção.',
    'head-of-receipt': ({ size }) =>
      `o checkpoint do recibo contra um seu: nenhum dos informados é de ${size} registros. Peça uma exportação com os checkpoints intermediários.`,
    signer: () =>
      'o nome de quem assinou: o recibo não o traz. Ele é antigo, ou os dados da pessoa já foram eliminados.',
    attachment: ({ name }) => `o anexo "${name}": o arquivo não foi informado com --files.`,
  },
}

/** What the verifier says, by language. @type {{ en: Words, pt: Words, [language: string]: Words | undefined }} */
export const words = { en, pt }
