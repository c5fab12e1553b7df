import { catalogue } from '@marchlands/core/language.ts';

/** Words for passkeys and notifications. */
export const devicesWords = catalogue('devices', {
  passkeys: {
    title: 'On your other devices',
    about:
      'With a passkey you are the same person on all your devices, with all your online tables. It is kept on the device, or in the keyring your devices share; there is no password, and nobody else learns anything.',
    insecure:
      'Browsers allow passkeys only on pages served over HTTPS or from localhost. Here, move a seat to another device with its code.',
    unsupported: 'This browser has no passkeys. Move a seat to another device with its code.',
    add: 'Add a passkey',
    added: 'Added. On another device choose “Use a passkey”.',
    signIn: 'Use a passkey',
    signedIn: (name: string) => `You are ${name} here now.`,
    seats: (n: number) =>
      n === 1 ? 'You can now play one of your seats here too.' : `You can now play ${n} of your seats here too.`,
    switchTitle: 'Sign in as somebody else?',
    switchAsk: (name: string) =>
      `You are ${name} in this browser. Once you sign in, you are the passkey’s owner, and the seats of ${name} are out of reach here unless ${name} has a passkey too.`,
    list: 'Your passkeys',
    made: (made: string, used: string) => `Added on ${made}, last used on ${used}`,
    remove: (made: string) => `Remove the passkey of ${made}`,
    removeShort: 'Remove',
    cancelled: 'No passkey was used.',
    known: 'This device already has a passkey of yours.',
    failed: 'The browser could not use a passkey here.',
  },
  push: {
    title: 'When it is your turn',
    about:
      'This browser can tell you when it is your turn at an online table that you do not have open. It names the game and says no more.',
    insecure: 'Browsers show notifications only for pages served over HTTPS or from localhost.',
    unsupported:
      'This browser cannot tell you when it is your turn. On an iPhone or iPad, add the page to the home screen first.',
    noWorker: 'Notifications need the offline copy of this page, which is not stored yet: load it again.',
    noServer: 'This server sends no notifications.',
    denied: 'This browser blocks notifications from this page; allow them in its settings.',
    failed: 'The browser could not set it up. Are you online?',
    on: 'Tell me in this browser',
    isOn: 'This browser tells you when it is your turn.',
    off: 'Stop telling me',
  },
});
