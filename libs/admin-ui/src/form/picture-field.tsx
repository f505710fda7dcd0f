import { LIMITS } from '@deal-harbor/contracts';
import { Button, Input } from 'antd';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useHost } from '../host.ts';
import type { FormItemAria } from './form-item-aria.ts';
import { Picture } from './picture.tsx';
import { PICTURE_TYPES, pictureFault, readAsDataUrl } from './read-file.ts';

interface PictureFieldProps extends FormItemAria {
  /** Given by the form's item. */
  id?: string;
  /** An address, a path under /media, or a data URL; empty for none. */
  value?: string;
  onChange?: (value: string) => void;
  /** What it is, for names: 'Logo'. */
  label: string;
}

/** A picture from a file (chosen or dropped) or from an address, as it will look. */
export function PictureField({ id, value = '', onChange, label, ...aria }: PictureFieldProps) {
  const { choosePicture } = useHost();
  const [fault, setFault] = useState('');
  const [dragging, setDragging] = useState(false);
  const chosen = value.startsWith('data:');

  async function take(file: File) {
    const refused = pictureFault(file);
    setFault(refused ?? '');
    if (refused) return;
    try {
      onChange?.(await readAsDataUrl(file));
    } catch (error) {
      setFault((error as Error).message);
    }
  }

  async function choose() {
    const file = await choosePicture(PICTURE_TYPES);
    if (file) await take(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
    <div
      className="admin-picture"
      data-dragging={dragging}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragging(false);
        const [file] = event.dataTransfer.files;
        if (file) void take(file);
      }}
    >
      <Picture
        address={value}
        alt={`${label} preview`}
        instead={(broken) => (
          <span className="admin-muted">{broken ? 'Cannot be shown' : 'None'}</span>
        )}
      />
      <div className="admin-picture-sources">
        <Button icon={<ImageUp size={18} aria-hidden="true" />} onClick={() => void choose()}>
          Choose a picture
        </Button>
        <span className="admin-muted">or drop one here, or paste an address:</span>
        <Input
          {...aria}
          {...(id && { id })}
          placeholder="https://…"
          maxLength={LIMITS.url}
          value={chosen ? '' : value}
          onChange={({ target }) => {
            setFault('');
            onChange?.(target.value.trim());
          }}
        />
        {chosen && <span className="admin-muted">A new picture is chosen.</span>}
        {value && (
          <Button size="small" onClick={() => onChange?.('')}>
            Remove {label.toLowerCase()}
          </Button>
        )}
        <span role="alert" className="admin-fault">
          {fault}
        </span>
      </div>
    </div>
  );
}
