/** Who makes the package: each chart asks there, from the browser, whether its key may be used. */
export const gstcHost = 'https://gstc.neuronet.io'
