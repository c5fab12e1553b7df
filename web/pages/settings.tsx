import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { changeSetting, type SettingName, type Settings, useSettings } from '../settings/settings.ts';
import { DataTools } from '../shelf/data-tools.tsx';
import { Page } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { words } from '../words/words.ts';

/** The page's appearance on this device, and the data stored there. */
export default function SettingsPage() {
  const text = words.settings;
  return (
    <Page title={text.title} width="narrow">
      <p className="soft">{text.kept}</p>
      <Setting
        name="language"
        label={text.language}
        names={text.languages}
        // Every word on the page changes.
        onChange={() => window.location.reload()}
      />
      <Setting name="theme" label={text.theme} names={text.themes} />
      <Setting name="text" label={text.text} names={text.texts} />
      <Setting name="motion" label={text.motion} names={text.motions} />
      <Setting name="pace" label={text.pace} names={text.paces} />
      <Setting name="sound" label={text.sound} names={text.sounds} />
      <Setting name="lone" label={text.lone} names={text.lones} />
      <Setting name="notation" label={text.notation} names={text.notations} />
      <Setting name="palette" label={text.palette} names={text.palettes} />
      <h2>{text.sample}</h2>
      <p className="row">
        {[0, 1, 2, 3, 4, 5].map((seat) => (
          <span key={seat} className="row">
            <SeatBadge seat={seat} size={40} /> {lookOf(seat).name}
          </span>
        ))}
      </p>
      <DataTools />
    </Page>
  );
}

function Setting<N extends SettingName>({
  name,
  label,
  names,
  onChange,
}: {
  name: N;
  label: string;
  names: { readonly [V in Settings[N]]: string };
  onChange?: () => void;
}) {
  const current = useSettings()[name];
  // The names cover exactly the values of the setting's type, in display order.
  const values = Object.keys(names) as Settings[N][];
  return (
    <Segmented
      label={label}
      values={values}
      value={current}
      name={(value) => names[value]}
      onChange={(value) => {
        changeSetting(name, value);
        onChange?.();
      }}
    />
  );
}
