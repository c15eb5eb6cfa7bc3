import type { Device } from '@fireline/api/device';
import type { DeviceType } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { ConsoleStory, deviceOf } from '../lib/ConsoleStory.stories.support.tsx';

type ConsoleMeta = Meta<typeof ConsoleStory>;

/** Loads the first device of a type that the city has; `withDevice` draws it. */
export const loadersOf = (deviceType: DeviceType) => [async () => ({ device: await deviceOf(deviceType) })];

/** What the stories of a part of a device's page have in common; their device is the first of a type that the city has. */
export const ofDevice = (deviceType: DeviceType) =>
  ({
    component: ConsoleStory,
    args: { mood: 'full', path: pathTo('deviceList'), children: null },
    loaders: loadersOf(deviceType),
    parameters: { layout: 'fullscreen' },
  }) satisfies ConsoleMeta;

/** Draws a part of a device's page with the device that the story loaded. */
export const withDevice =
  (Part: ComponentType<{ readonly device: Device }>): NonNullable<StoryObj<ConsoleMeta>['render']> =>
  (args, { loaded }) => (
    <ConsoleStory {...args}>
      <Part device={(loaded as { readonly device: Device }).device} />
    </ConsoleStory>
  );
