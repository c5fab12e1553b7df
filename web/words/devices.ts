import { catalogue } from '@marchlands/core/language.ts';

/** Words for passkeys and notifications. */
export const devicesWords = catalogue('devices', {
  passkeys: {
    title: 'On your other devices',
    about:
      'With a passkey you are the same person on each of your devices, and your tables online are there too. It lies in the device, or in the keyring that your devices share; there is no password, and nothing is told to anybody else.',
    insecure:
      'Browsers have passkeys only on pages that come over HTTPS, or from this machine itself as localhost. Here a seat moves to another device by its code.',
    unsupported: 'This browser has no passkeys. A seat moves to another device by its code.',
    add: 'Add a passkey',
    added: 'Added. On another device choose “Sign in by passkey”.',
    signIn: 'Sign in by passkey',
    signedIn: (name: string) => `You are ${name} here now.`,
    seats: (n: number) =>
      n === 1 ? 'A seat of yours can be played here, too.' : `${n} seats of yours can be played here, too.`,
    switchTitle: 'Sign in as somebody else?',
    switchAsk: (name: string) =>
      `You are ${name} in this browser. Once you have signed in you are whoever the passkey belongs to; the seats that ${name} holds are then out of reach here, unless ${name} has a passkey as well.`,
    list: 'Your passkeys',
    made: (made: string, used: string) => `Added on ${made}, last used on ${used}`,
    remove: (made: string) => `Remove the passkey of ${made}`,
    removeShort: 'Remove',
    cancelled: 'No passkey was used.',
    known: 'This device has a passkey of yours already.',
    failed: 'The browser could not use a passkey here.',
  },
  push: {
    title: 'When it is your turn',
    about:
      'This browser can tell you when it is your turn at a table online and you have no page of it open. It says no more than that, and at which game.',
    insecure:
      'Browsers tell of something only for pages that come over HTTPS, or from this machine itself as localhost.',
    unsupported:
      'This browser cannot tell you when it is your turn. On an iPhone or iPad it can once the page is on the home screen.',
    noWorker: 'This page was not kept for being offline yet, which telling you needs: load it again.',
    noServer: 'This server tells nobody of their turn.',
    denied: 'This browser was told to show no notifications of this page; its settings for the page change that.',
    failed: 'The browser could not arrange it. Is the network there?',
    on: 'Tell me in this browser',
    isOn: 'This browser tells you when it is your turn.',
    off: 'Tell me no more',
  },
});
