import { changeSetting, useSettings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { useInstall } from './install.ts';

/** Offers once, after a finished match, to install the page as an app. */
export function InstallOffer() {
  const install = useInstall();
  const { installOffered } = useSettings();
  if (install === null || installOffered === 'yes') return null;

  function answer(isWanted: boolean): void {
    changeSetting('installOffered', 'yes');
    if (isWanted) install?.();
  }

  return (
    <div className="install-offer">
      <p>{words.install.ask}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => answer(true)}>
          {words.install.yes}
        </button>
        <button type="button" className="button" onClick={() => answer(false)}>
          {words.install.no}
        </button>
      </div>
    </div>
  );
}
